import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { IN_REACH } from '#server/features/clinic-data/onboarding/onboarding-rows.ts';
import { writeDoctorIn } from '#server/features/clinic-data/setup/save-doctor.ts';
import { writeOfferIn } from '#server/features/clinic-data/setup/save-offer.ts';
import { requireTexts } from '#server/features/clinic-data/setup/writing/country-rules.ts';
import { requireRow, validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

/** Locks the clinic of a branch: it must not go live between, which would show a doctor who is not approved. */
const lockClinicOf = prepared<{ id: number; is_draft: boolean }, [...Area, branch: number]>(
  'lock_clinic_of_proposed_doctor',
  `select k.id, k.is_draft from clinic k
   where ${IN_REACH} and k.id = (select clinic_id from clinic_branch where id = $4)
   for no key update`,
);
const selectSchedule = prepared<{ id: number }, [doctor: number, branch: number]>(
  'schedule_of_proposed_doctor',
  'select id from schedule where doctor_id = $1 and clinic_branch_id = $2',
);
/** Names are compared as they are typed: doctors can have the same name, but are not added twice in one go. */
const selectSame = prepared<{ doctor_id: number }, [clinic: number, names: object]>(
  'waiting_doctor_of_same_names',
  `select p.doctor_id from clinic_proposal p join doctor d on d.id = p.doctor_id
   where p.clinic_id = $1 and p.reason is null and d.names::jsonb = $2::jsonb`,
);
/** Makes doctors wait for approval. They are drafts until they are shown. */
export const insertProposals = prepared<
  object,
  [clinic: number, doctors: readonly number[], account: number, now: Date]
>(
  'propose_doctors',
  `with proposed as (
     insert into clinic_proposal (clinic_id, kind, doctor_id, proposed_by, proposed_at)
     select $1, 'doctor', d, $3, $4 from unnest($2::integer[]) d returning doctor_id)
   update doctor set is_draft = true from proposed where id = doctor_id`,
);

/**
 * Adds a doctor with the first service to a branch of the caller's clinic. At a clinic that is set up the doctor goes
 * live with it; at a live one the doctor is hidden until an account manager approves, but hours and prices can be
 * entered. Throws a 404 for a branch of another clinic, and a 400 if a
 * doctor of the same names waits there.
 */
export async function proposeDoctor(
  site: Site,
  caller: Caller,
  input: InputOf<StaffEndpoints['proposeDoctor']>,
): Promise<{ doctor_id: number; waits: boolean }> {
  const { branch_id: branch, service_id, price, duration_minutes, ...doctorInput } = input;
  const editor = { site, username: caller.username };
  return withTransaction(site.database.pool, async (db) => {
    const clinic = requireRow(await lockClinicOf(db, [...areaOf(caller), branch]));
    const waits = !clinic.is_draft;
    const names = requireTexts(site.country, 'names', input.names);
    const [same] = await selectSame(db, [clinic.id, names]);
    if (same !== undefined) throw validationError({ code: 'already_exists', attr: 'names' });
    const doctor = await writeDoctorIn(db, editor, {
      ...doctorInput,
      branch_id: branch,
      is_active: !waits,
    });
    // Before the offer, which would list a doctor who is no draft.
    if (waits) await insertProposals(db, [clinic.id, [doctor], caller.id, new Date(site.clock())]);
    const schedule = onlyRow(await selectSchedule(db, [doctor, branch]));
    await writeOfferIn(db, editor, {
      schedule_id: schedule.id,
      service_id,
      price,
      duration_minutes,
      discount: 0,
      age_from: 0,
      age_to: null,
      is_active: true,
    });
    return { doctor_id: doctor, waits };
  });
}
