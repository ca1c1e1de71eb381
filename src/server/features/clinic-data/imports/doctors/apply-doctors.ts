import type { ReportOf } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { doctorKey } from '#shared/domain/clinic-data/imports/appointments/match-doctors.ts';
import type {
  DoctorPlan,
  DoctorsPlan,
  DoctorValues,
  ValueChange,
} from '#shared/domain/clinic-data/imports/doctors/plan-doctors.ts';
import { readingsOf } from '#shared/domain/text/search-skeleton.ts';
import { wordsIn } from '#shared/domain/text/words-in.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { makeSlug } from '#server/features/clinic-data/setup/writing/make-slug.ts';
import { insertProposals } from '#server/features/clinic-data/proposals/propose-doctor.ts';
import { refreshListings } from '#server/features/clinic-data/setup/listings.ts';
import type { ChangeInput } from '../import-kind.ts';
import { columnsOf } from './doctor-columns.ts';
import type { DoctorData } from './doctor-data.ts';
import { saveFileIds } from './file-ids.ts';
import { readEditors } from './read-editors.ts';
import {
  addDoctor,
  addSchedules,
  addServices,
  changeDoctors,
  recordDoctors,
  savePeople,
} from './write-doctors.ts';

/** The kept values in a report. */
const MAX_KEPT = 500;

/** Adds and changes the doctors of a plan. New doctors of a clinic that patients see wait for approval. */
export async function applyDoctors(
  { db, context, user, row }: ChangeInput,
  { created, changed, kept, same }: DoctorsPlan,
  data: DoctorData,
): Promise<ReportOf<'doctors'>> {
  const { site } = context;
  const now = new Date(site.clock());
  const { username } = user;
  const editors = await readEditors(
    db,
    kept.flatMap(({ doctor }) => doctor ?? []),
  );
  const written = await writeDoctors(db, data, [...created, ...changed], username, now);
  if (!data.isDraft) {
    const added = written.filter(({ plan }) => plan.doctor === null).map(({ doctor }) => doctor);
    await insertProposals(db, [row.clinic_id, added, user.id, now]);
  }
  const places = written.flatMap(({ doctor, plan }) =>
    plan.branches.map((branch) => ({ doctor, branch })),
  );
  const zone = site.country.timeZone;
  const schedules = await addSchedules(db, [JSON.stringify(places), zone, now, username]);
  const offered = written.flatMap(({ doctor, plan }) =>
    plan.services.map((service) => ({ doctor, ...service })),
  );
  await addServices(db, [row.id, JSON.stringify(offered)]);
  const records = written.map(({ doctor, plan }) => ({
    doctor,
    after: valuesOf(plan.changes),
    before: plan.doctor === null ? null : valuesBefore(plan.changes),
    schedules: schedules.filter((each) => each.doctor === doctor).map(({ id }) => id),
  }));
  await recordDoctors(db, [row.id, JSON.stringify(records)]);
  const identified = written.filter(({ plan }) => plan.is_new_id);
  await saveFileIds(
    db,
    row.clinic_id,
    identified.map(({ doctor, plan }) => ({ external_id: plan.external_id, id: doctor })),
  );
  await savePeople(db, [row.clinic_id, JSON.stringify(peopleOf(written)), username, now]);
  await refreshListings(db, [written.map(({ doctor }) => doctor)]);
  return {
    created: created.length,
    changed: changed.length,
    kept: kept.length,
    same,
    edited: kept
      .flatMap((plan) =>
        plan.kept.map(({ place }) => ({
          row: plan.row,
          name: plan.name,
          place,
          ...(editors.get(plan.doctor ?? 0) ?? {
            edited_by: null,
            edited_at: null,
          }),
        })),
      )
      .slice(0, MAX_KEPT),
  };
}

interface Written {
  readonly doctor: number;
  readonly plan: DoctorPlan;
}

async function writeDoctors(
  db: Queryable,
  { isDraft }: DoctorData,
  plans: readonly DoctorPlan[],
  by: string,
  now: Date,
): Promise<Written[]> {
  const written: Written[] = [];
  for (const plan of plans) {
    if (plan.doctor !== null) {
      written.push({ doctor: plan.doctor, plan });
      continue;
    }
    const slug = await makeSlug(db, 'doctor', { en: latinOf(plan.name) });
    const values = JSON.stringify(columnsOf(valuesOf(plan.changes)));
    const added = onlyRow(await addDoctor(db, [values, slug, isDraft, now, by]));
    written.push({ doctor: added.id, plan });
  }
  const edits = plans.flatMap(({ doctor, changes }) =>
    doctor === null || changes.length === 0
      ? []
      : [{ id: doctor, ...columnsOf(valuesOf(changes)) }],
  );
  await changeDoctors(db, [JSON.stringify(edits), now, by]);
  return written;
}

/** Returns a name in Latin letters, of which the slug is made. */
function latinOf(name: string): string {
  if (!/\p{Script=Cyrillic}/u.test(name)) return name;
  return wordsIn(name)
    .map(({ text }) => readingsOf(text).letters)
    .join(' ');
}

/** New doctors are known by their names, unless two of them have the same. */
function peopleOf(written: readonly Written[]): { key: string; doctor_id: number }[] {
  const added = written.filter(({ plan }) => plan.doctor === null);
  const byName = Map.groupBy(added, ({ plan }) => doctorKey(plan.name));
  const unique = Array.from(byName, ([key, same]) => ({ key, same })).filter(
    ({ same }) => same.length === 1,
  );
  const keys = new Map<string, number>([
    ...unique.flatMap(({ key, same }) => same.map(({ doctor }) => [key, doctor] as const)),
    ...added.map(({ doctor, plan }) => [plan.key, doctor] as const),
  ]);
  return Array.from(keys, ([key, doctor]) => ({ key, doctor_id: doctor }));
}

function valuesOf(changes: readonly ValueChange[]): DoctorValues {
  return Object.fromEntries(changes.map(({ place, after }) => [place, after]));
}

function valuesBefore(changes: readonly ValueChange[]): Record<string, unknown> {
  return Object.fromEntries(changes.map(({ place, before }) => [place, before]));
}
