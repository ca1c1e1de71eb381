import type { InputOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { areaOf, type Area } from '#server/features/identity/access/scope.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { withTransaction } from '#server/db/pool/transaction.ts';
import { recordChange } from '#server/features/clinic-data/catalogue/record-change.ts';
import { IN_REACH } from '#server/features/clinic-data/onboarding/onboarding-rows.ts';
import { createSchedule } from '#server/features/clinic-data/schedules/add-schedule.ts';
import { writeOfferIn } from '#server/features/clinic-data/setup/save-offer.ts';
import type { Editor } from '#server/features/clinic-data/setup/writing/editor.ts';
import { requireRow, validationError } from '#server/http/http-error.ts';
import type { Site } from '#server/site.ts';

/** A service of a doctor at a branch, as it is kept until it is approved. */
export type PlacedOffer = InputOf<StaffEndpoints['proposePlace']>;

const selectSchedule = prepared<{ id: number }, [doctor: number, branch: number]>(
  'schedule_of_proposed_offer',
  'select id from schedule where doctor_id = $1 and clinic_branch_id = $2',
);
/** Locks the clinic of a branch in reach at which a doctor of it is to work. */
const lockPlace = prepared<
  { id: number; is_draft: boolean; is_known: boolean },
  [...Area, branch: number, doctor: number]
>(
  'lock_clinic_of_proposed_place',
  `select k.id, k.is_draft, exists (
     select from schedule s join clinic_branch b on b.id = s.clinic_branch_id
     where s.doctor_id = $5 and b.clinic_id = k.id) as is_known
   from clinic k
   where ${IN_REACH} and k.id = (select clinic_id from clinic_branch where id = $4)
   for no key update`,
);
/** Locks a clinic: it must not go live between, which would show what is not approved, and adds one service at a time. */
export const lockClinic = prepared<object, [clinic: number]>(
  'lock_clinic_of_added_offer',
  'select from clinic where id = $1 for no key update',
);
const selectIsOffered = prepared<
  { is_offered: boolean },
  [doctor: number, branch: number, service: number]
>(
  'is_proposed_offer_there',
  `select exists (
     select from doctor_service
     where doctor_id = $1 and clinic_branch_id = $2 and service_id = $3) as is_offered`,
);
/** Replaces one of the same doctor, branch and service. */
const upsertOffer = prepared<
  { id: number },
  [clinic: number, input: string, account: number, now: Date]
>(
  'propose_offer',
  `insert into clinic_proposal (clinic_id, kind, input, proposed_by, proposed_at)
   values ($1, 'offer', $2::jsonb, $3, $4)
   on conflict ((input ->> 'doctor_id'), (input ->> 'branch_id'), (input ->> 'service_id'))
     where kind = 'offer' do update set
     input = excluded.input, proposed_by = excluded.proposed_by,
     proposed_at = excluded.proposed_at, reason = null,
     version = clinic_proposal.version + 1
   returning id`,
);

/** Saves a service of a doctor at a branch, where the doctor starts to work if there is no schedule yet. */
export async function writePlacedOffer(
  db: Queryable,
  editor: Editor,
  { doctor_id: doctor, branch_id: branch, ...offer }: PlacedOffer,
): Promise<number> {
  const [known] = await selectSchedule(db, [doctor, branch]);
  const schedule = known?.id ?? (await createSchedule(db, editor, doctor, branch));
  const added = { discount: 0, age_from: 0, age_to: null, is_active: true };
  return writeOfferIn(db, editor, { ...offer, ...added, schedule_id: schedule });
}

/**
 * Lets a service wait for approval, which was tried before, so that nothing waits that could not be approved. Throws a
 * 400 if someone has added it since.
 */
export async function insertOfferProposal(
  db: Queryable,
  editor: Editor,
  caller: Caller,
  { clinic, offer }: { clinic: number; offer: PlacedOffer },
): Promise<void> {
  const now = new Date(editor.site.clock());
  const { doctor_id: doctor, branch_id: branch, service_id: service } = offer;
  await lockClinic(db, [clinic]);
  await upsertOffer(db, [clinic, JSON.stringify(offer), caller.id, now]);
  // Read after the proposal: an approval that it has waited for adds the service.
  const { is_offered: isOffered } = onlyRow(await selectIsOffered(db, [doctor, branch, service]));
  if (isOffered) throw validationError({ code: 'already_exists', attr: 'service_id' });
  await recordChange(db, editor, {
    action: 'changed',
    table: 'doctor',
    id: doctor,
    details: { kind: 'offer', branch, service, is_proposed: true },
  });
}

/**
 * Lets a doctor of the caller's clinic start at another branch of it, with the first service there: at once while the
 * clinic is set up, else for approval. Throws a 404 for a branch of another clinic, and a 400 for a doctor of another one or who works there.
 */
export async function proposePlace(
  site: Site,
  caller: Caller,
  offer: PlacedOffer,
): Promise<{ waits: boolean }> {
  const { doctor_id: doctor, branch_id: branch } = offer;
  const editor = { site, username: caller.username };
  const { pool } = site.database;
  const save = async (db: Queryable) => {
    const clinic = requireRow(await lockPlace(db, [...areaOf(caller), branch, doctor]));
    if (!clinic.is_known) throw validationError({ code: 'does_not_exist', attr: 'doctor_id' });
    const [known] = await selectSchedule(db, [doctor, branch]);
    if (known !== undefined) throw validationError({ code: 'already_exists', attr: 'branch_id' });
    await writePlacedOffer(db, editor, offer);
    return { clinic: clinic.id, waits: !clinic.is_draft };
  };
  // At a live clinic the save is only tried.
  const { clinic, waits } = await withTransaction(pool, save, (saved) => !saved.waits);
  if (waits) {
    await withTransaction(pool, (db) => insertOfferProposal(db, editor, caller, { clinic, offer }));
  }
  return { waits };
}
