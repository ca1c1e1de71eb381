import type { OwnClinics } from '#shared/contract/clinic-data/proposals/proposals.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { readCatalogue } from '#server/features/clinic-data/setup/reading/read-catalogue.ts';
import { readClinicSetup } from '#server/features/clinic-data/setup/reading/read-clinic.ts';
import type { Site } from '#server/site.ts';
import { listProposals } from './proposal-rows.ts';

/** Reads the clinics of the caller, what they have added, and the part of the catalogue that forms need. */
export async function readOwnClinics(site: Site, caller: Caller): Promise<OwnClinics> {
  const [setups, proposals, { services, cities, areas }] = await Promise.all([
    Promise.all(caller.reach.clinics.map((id) => readClinicSetup(site, id))),
    listProposals(site, caller, null),
    readCatalogue(site.database.pool),
  ]);
  const specialties = services.filter((each) => each.is_active && each.type === 'other');
  return {
    clinics: setups.filter((setup) => setup !== null),
    proposals,
    specialties: specialties.map(({ id, names }) => ({ id, names })),
    cities: cities.filter((city) => city.is_active).map(({ id, names }) => ({ id, names })),
    areas: areas
      .filter((area) => area.is_active)
      .map(({ id, city_id, names }) => ({ id, city_id, names })),
  };
}
