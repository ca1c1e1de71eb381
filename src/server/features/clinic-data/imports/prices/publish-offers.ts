import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { refreshListings } from '#server/features/clinic-data/setup/listings.ts';
import { showOffers } from '#server/features/clinic-data/catalogue/show-offers.ts';

interface EditedSchedule {
  readonly id: number;
  readonly doctor_id: number;
  readonly branch_id: number;
}

const refreshAvailability = prepared<object, [schedules: readonly number[], now: Date]>(
  'refresh_availability_of_import',
  'select refresh_schedule_avail(s.id, $2) from unnest($1::integer[]) as s(id)',
);

/** Shows edited offers to patients when the transaction ends, with one reload of reference data. */
export async function publishOffers(
  db: Queryable,
  schedules: readonly EditedSchedule[],
  now: Date,
): Promise<void> {
  if (schedules.length === 0) return;
  const branches = new Set(schedules.map(({ branch_id: branch }) => branch));
  for (const branch of branches) await showOffers(db, 'branches', branch);
  await refreshAvailability(db, [schedules.map(({ id }) => id), now]);
  const doctors = new Set(schedules.map(({ doctor_id: doctor }) => doctor));
  await refreshListings(db, [Array.from(doctors)]);
}
