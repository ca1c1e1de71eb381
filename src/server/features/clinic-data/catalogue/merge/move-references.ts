import type pg from 'pg';
import type { Merge } from '#shared/contract/clinic-data/setup/catalogue-changes.ts';
import type { Country } from '#shared/countries/country.ts';
import type { CatalogueKind } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { validationError } from '#server/http/http-error.ts';
import { addAlternateNames } from './add-alternate-names.ts';

export type Moved = Pick<Merge, 'moved' | 'conflicts'>;
type Ids = [id: number, into: number];

const isSameCity = prepared<{ is_same: boolean }, Ids>(
  'are_areas_of_one_city',
  `select count(distinct city_id) = 1 as is_same from city_area where id in ($1, $2)`,
);
const moveBranches = prepared<{ id: number }, Ids>(
  'move_branches_to_area',
  'update clinic_branch set city_area_id = $2 where city_area_id = $1 returning id',
);
const moveProcedures = prepared<{ id: number }, Ids>(
  'move_procedures_to_category',
  'update service set category_id = $2 where category_id = $1 returning id',
);
const moveInsured = prepared<{ id: number }, Ids>(
  'move_offers_to_insurance',
  `update doctor_service o set insurances = array(
     select distinct case each when $1 then $2::integer else each end from unnest(o.insurances) each order by 1)
   where $1 = any (o.insurances) returning id`,
);
const moveAppointments = prepared<object, Ids>(
  'move_appointments_to_insurance',
  'update appointment set insurance_id = $2 where insurance_id = $1',
);

/** Gives what refers to a row the other one instead. Returns the number of changed rows. */
export async function moveReferences(
  db: pg.PoolClient,
  country: Country,
  kind: Exclude<CatalogueKind, 'services' | 'cities'>,
  id: number,
  into: number,
): Promise<number> {
  switch (kind) {
    case 'areas': {
      const [city] = await isSameCity(db, [id, into]);
      if (city?.is_same !== true) throw validationError({ code: 'does_not_exist', attr: 'into' });
      return (await moveBranches(db, [id, into])).length;
    }
    case 'categories':
      await addAlternateNames(db, country, 'service_category', id, into);
      return (await moveProcedures(db, [id, into])).length;
    case 'insurances': {
      const offers = await moveInsured(db, [id, into]);
      await moveAppointments(db, [id, into]);
      return offers.length;
    }
  }
}
