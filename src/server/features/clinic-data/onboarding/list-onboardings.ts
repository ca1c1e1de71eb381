import type { Onboarding } from '#shared/contract/clinic-data/onboarding/onboarding.ts';
import { keepsDraft, stageOf } from '#shared/domain/catalogue/places/missing-parts.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Names } from '#server/db/tables.ts';
import { readClinicSetup } from '#server/features/clinic-data/setup/reading/read-clinic.ts';
import type { Site } from '#server/site.ts';
import { presentRehearsal } from './present-rehearsal.ts';
import { IN_REACH, selectOpenRehearsal } from './onboarding-rows.ts';

/** Published clinics stay on the board this long. */
const SHOWN_MS = 30 * 86_400_000;

interface Row {
  clinic_id: number;
  names: Names;
  owner: string;
  started_at: Date;
  published_at: Date | null;
}

const selectOnboardings = prepared<Row, [...Area, since: Date]>(
  'onboardings',
  `select o.clinic_id, k.names, u.username as owner, o.started_at, o.published_at
   from clinic_onboarding o
   join clinic k on k.id = o.clinic_id
   join clinic_account_manager m on m.clinic_id = o.clinic_id
   join staff_user u on u.id = m.staff_user_id
   where ${IN_REACH} and (o.published_at is null or o.published_at > $4)
   order by o.published_at nulls first, o.started_at, o.clinic_id`,
);

/** Lists the clinics in reach that are set up, with what is missing, and those published of late. */
export async function listOnboardings(site: Site, caller: Caller): Promise<Onboarding[]> {
  const since = new Date(site.clock() - SHOWN_MS);
  const reach = areaOf(caller);
  const rows = await selectOnboardings(site.database.pool, [...reach, since]);
  return Promise.all(rows.map((row) => present(site, row, reach)));
}

async function present(
  site: Site,
  row: Row,
  [isAll, clinics, branches]: Area,
): Promise<Onboarding> {
  const zone = site.country.timeZone;
  const { clinic_id, names, owner, published_at: publishedAt } = row;
  const common = { clinic_id, names, owner, started_at: zonedIso(row.started_at.getTime(), zone) };
  if (publishedAt !== null) {
    const published_at = zonedIso(publishedAt.getTime(), zone);
    return { ...common, published_at, stage: 'live', missing: [], doctors: [], rehearsal: null };
  }
  const setup = await readClinicSetup(site, clinic_id);
  const [open] = await selectOpenRehearsal(site.database.pool, [clinic_id, new Date(site.clock())]);
  const missing = (setup?.missing ?? []).filter(keepsDraft);
  const isWhole = isAll || clinics.includes(clinic_id);
  const doctors = (setup?.doctors ?? []).filter(
    (each) =>
      each.is_active &&
      each.services_count > 0 &&
      each.free_starts > 0 &&
      (isWhole || each.branch_ids.some((id) => branches.includes(id))),
  );
  return {
    ...common,
    published_at: null,
    stage: stageOf(missing),
    missing,
    doctors: doctors.map((doctor) => ({
      id: doctor.id,
      names: doctor.names,
    })),
    rehearsal: open === undefined ? null : presentRehearsal(site, open),
  };
}
