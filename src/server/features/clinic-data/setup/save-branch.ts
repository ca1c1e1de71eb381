import type { InputOf } from '#shared/contract/client.ts';
import type { SavedOrAsked } from '#shared/contract/clinic-data/setup/saving.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { validationError } from '#server/http/http-error.ts';
import { showOffers } from '../catalogue/show-offers.ts';
import { refreshListings } from './listings.ts';
import { optionalTexts, requirePoint, requireTexts, someTexts } from './writing/country-rules.ts';
import type { Editor } from './writing/editor.ts';
import { liveId } from './writing/live-id.ts';
import { requireClinicPhone } from './writing/require-clinic-phone.ts';
import { createRowWriter } from './writing/row-writer.ts';
import { AFFECTED, saveAsked, type AffectedRow } from './writing/save-asked.ts';

const writeBranch = createRowWriter(
  'clinic_branch',
  [
    'city_id',
    'city_area_id',
    'names',
    'addresses',
    'lat',
    'lng',
    'phone',
    'directions',
    'parking',
    'is_wheelchair_accessible',
    'cancel_hours',
  ],
  ['clinic_id', 'stations'],
);

const isInCity = prepared<{ found: boolean }, [area: number, city: number]>(
  'is_area_in_city',
  'select exists (select from city_area where id = $1 and city_id = $2) as found',
);
const selectDoctors = prepared<{ doctor_id: number }, [branch: number]>(
  'doctors_of_edited_branch',
  'select doctor_id from schedule where clinic_branch_id = $1',
);

/** A patient finds a branch by its address and its point. */
const selectAffected = prepared<
  AffectedRow,
  [branch: number, now: Date, addresses: object, lat: number, lng: number]
>(
  'appointments_of_moved_branch',
  `${AFFECTED} join clinic_branch b on b.id = s.clinic_branch_id
   where b.id = $1 and (b.addresses <> $3::jsonb or b.lat <> $4 or b.lng <> $5)
   order by a.starts_at, a.id`,
);

type BranchInput = InputOf<StaffEndpoints['saveBranch']>;

/**
 * Saves a branch, and asks before one with upcoming appointments is moved; its doctors move with it in lists. A branch
 * stays with its clinic.
 */
export async function saveBranch(editor: Editor, input: BranchInput): Promise<SavedOrAsked> {
  const { site } = editor;
  const { id, lat, lng } = input;
  const addresses = requireTexts(site.country, 'addresses', input.addresses);
  const findAffected = async (db: Queryable) =>
    id === undefined ? [] : selectAffected(db, [id, new Date(site.clock()), addresses, lat, lng]);
  return saveAsked(site, input.intent, findAffected, (db) => writeBranchIn(db, editor, input));
}

/** Saves a branch in a transaction of the caller. */
export async function writeBranchIn(
  db: Queryable,
  editor: Editor,
  input: BranchInput,
): Promise<number> {
  const { country } = editor.site;
  const { id, intent: _intent, ...row } = input;
  requirePoint(country, input);
  const phone = input.phone === null ? null : requireClinicPhone(input.phone, country, 'phone');
  const texts = {
    names: requireTexts(country, 'names', input.names),
    addresses: requireTexts(country, 'addresses', input.addresses),
    directions: someTexts(input.directions),
    parking: optionalTexts(country, 'parking', input.parking),
  };
  // Cities before districts, as merges lock them.
  const city_id = await liveId(db, 'city', input.city_id);
  const area_id = await liveId(db, 'city_area', input.city_area_id);
  if (area_id !== null) {
    const [area] = await isInCity(db, [area_id, city_id]);
    if (area?.found !== true) {
      throw validationError({ code: 'does_not_exist', attr: 'city_area_id' });
    }
  }
  const branch = await writeBranch(db, editor, id, {
    ...row,
    phone,
    ...texts,
    city_id,
    city_area_id: area_id,
    stations: [],
  });
  await showOffers(db, 'branches', branch);
  const doctors = await selectDoctors(db, [branch]);
  if (doctors.length > 0) await refreshListings(db, [doctors.map((each) => each.doctor_id)]);
  return branch;
}
