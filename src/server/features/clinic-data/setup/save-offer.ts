import type { InputOf } from '#shared/contract/client.ts';
import type { SavedOrAsked } from '#shared/contract/clinic-data/setup/saving.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import type { Tables } from '#server/db/tables.ts';
import { validationError } from '#server/http/http-error.ts';
import { showOffers } from '../catalogue/show-offers.ts';
import { insurersOfNewestOffer } from './insurers-of-newest-offer.ts';
import { refreshListings } from './listings.ts';
import { setPriceActor } from '../prices/save-prices.ts';
import type { Editor } from './writing/editor.ts';
import { liveId } from './writing/live-id.ts';
import { createRowWriter } from './writing/row-writer.ts';
import { AFFECTED, saveAsked, type AffectedRow } from './writing/save-asked.ts';

type OfferInput = InputOf<StaffEndpoints['saveOffer']>;

/** The number of steps of the longest appointment. */
const MAX_STEPS = 16;

const writeOffer = createRowWriter(
  'doctor_service',
  [
    'service_id',
    'type',
    'price',
    'discount',
    'total',
    'duration_minutes',
    'steps',
    'age_from',
    'age_to',
    'is_active',
  ],
  [
    'doctor_id',
    'schedule_id',
    'clinic_branch_id',
    'insurances',
    'is_premium',
    'on_walk_in_basis',
    'feedback_count',
    'feedback_sum',
  ],
);

type ScheduleRow = Pick<
  Tables['schedule'],
  'id' | 'doctor_id' | 'clinic_branch_id' | 'step_minutes'
>;

/** Locks the schedule, so that its step stays the one that the duration is divided by. */
const lockSchedule = prepared<ScheduleRow, [schedule: number, offer: number | null]>(
  'schedule_of_edited_offer',
  `select id, doctor_id, clinic_branch_id, step_minutes from schedule
   where id = coalesce((select schedule_id from doctor_service where id = $2), $1)
   for no key update`,
);
/** Locks the offer, so that its follow-up stays the one that the duration is compared with. */
const lockFollowUp = prepared<
  Pick<Tables['doctor_service'], 'follow_up_minutes'>,
  [offer: number | null]
>(
  'follow_up_of_edited_offer',
  'select follow_up_minutes from doctor_service where id = $1 for no key update',
);
/** A service that the doctor offers can no longer be approved. */
const deleteProposals = prepared<object, [schedule: number, offer: number | null, service: number]>(
  'delete_proposals_of_saved_offer',
  `delete from clinic_proposal p using schedule s
   where s.id = coalesce((select schedule_id from doctor_service where id = $2), $1)
     and p.kind = 'offer' and p.input ->> 'doctor_id' = s.doctor_id::text
     and p.input ->> 'branch_id' = s.clinic_branch_id::text
     and p.input ->> 'service_id' = $3::integer::text`,
);
const selectService = prepared<Pick<Tables['service'], 'type' | 'is_active'>, [service: number]>(
  'offered_service',
  'select type, is_active from service where id = $1',
);
const refreshAvailability = prepared<{ done: null }, [schedule: number, now: Date]>(
  'refresh_availability_of_edit',
  'select refresh_schedule_avail($1, $2) as done',
);

/**
 * Sets the insurers that an offer accepts: those of the ids that exist, merged ones as the row they are now. Locks them
 * in the order of a merge.
 */
const setInsurances = prepared<object, [offer: number, insurances: number[]]>(
  'set_insurances_of_offer',
  `update doctor_service set insurances = (
     select coalesce(array_agg(distinct i.id), '{}') from (
       select coalesce(named.merged_into_id, named.id) as id from insurance named
       where named.id = any ($2::integer[]) order by named.id for key share) i)
   where id = $1`,
);

const selectUsualInsurances = prepared<{ insurances: number[] }, [schedule: number]>(
  'usual_insurances_of_schedule',
  `select ${insurersOfNewestOffer('$1')} as insurances`,
);

const selectAffected = prepared<
  AffectedRow,
  [offer: number, now: Date, service: number, isActive: boolean]
>(
  'appointments_of_changed_offer',
  `${AFFECTED} join doctor_service o on o.id = a.doctor_service_id
   where o.id = $1 and (o.service_id <> $3 or (o.is_active and not $4))
   order by a.starts_at, a.id`,
);

/**
 * Saves a service of a doctor at a branch, with its price. It stays at its branch. Asks before one with upcoming
 * appointments is hidden or becomes another service.
 */
export async function saveOffer(editor: Editor, input: OfferInput): Promise<SavedOrAsked> {
  const { id, intent, service_id: service, is_active: isActive } = input;
  const { site } = editor;
  const now = new Date(site.clock());
  const findAffected = async (db: Queryable) =>
    id === undefined ? [] : selectAffected(db, [id, now, service, isActive]);
  return saveAsked(site, intent, findAffected, (db) => writeOfferIn(db, editor, input));
}

/**
 * Saves a service of a doctor at a branch in a transaction of the caller. A proposal to add it ends. It is locked before
 * the schedule, as a decision does. Without `insurances` a new one accepts those of the newest service of the schedule.
 */
export async function writeOfferIn(
  db: Queryable,
  editor: Editor,
  {
    id,
    intent: _intent,
    schedule_id,
    price,
    discount,
    duration_minutes,
    insurances,
    ...rest
  }: OfferInput,
): Promise<number> {
  const now = new Date(editor.site.clock());
  await deleteProposals(db, [schedule_id, id ?? null, rest.service_id]);
  const [schedule] = await lockSchedule(db, [schedule_id, id ?? null]);
  if (schedule === undefined) throw validationError(missing('schedule_id'));
  const service_id = await liveId(db, 'service', rest.service_id);
  const [service] = await selectService(db, [service_id]);
  if (service === undefined || (rest.is_active && !service.is_active)) {
    throw validationError(missing('service_id'));
  }
  const steps = Math.ceil(duration_minutes / schedule.step_minutes);
  if (steps > MAX_STEPS) {
    const limit = MAX_STEPS * schedule.step_minutes;
    throw validationError({ code: 'too_large', attr: 'duration_minutes', params: { limit } });
  }
  const [edited] = await lockFollowUp(db, [id ?? null]);
  const minimum = edited?.follow_up_minutes ?? 0;
  if (duration_minutes < minimum) {
    throw validationError({
      code: 'too_small',
      attr: 'duration_minutes',
      params: { limit: minimum },
    });
  }
  const isUsual = id === undefined && insurances === undefined;
  const accepted = isUsual
    ? onlyRow(await selectUsualInsurances(db, [schedule.id])).insurances
    : insurances;
  await setPriceActor(db, [editor.username, now]);
  const offer = await writeOffer(db, editor, id, {
    ...rest,
    service_id,
    price,
    discount,
    duration_minutes,
    steps,
    type: service.type === 'procedure' ? 'procedure' : 'initial-appointment',
    total: Math.round(price * (100 - discount)) / 100,
    schedule_id,
    doctor_id: schedule.doctor_id,
    clinic_branch_id: schedule.clinic_branch_id,
    insurances: [],
    is_premium: false,
    on_walk_in_basis: false,
    feedback_count: 0,
    feedback_sum: 0,
  });
  if (accepted !== undefined) await setInsurances(db, [offer, [...accepted]]);
  await showOffers(db, 'branches', schedule.clinic_branch_id);
  await refreshAvailability(db, [schedule.id, now]);
  await refreshListings(db, [[schedule.doctor_id]]);
  return offer;
}

function missing(attr: string) {
  return { code: 'does_not_exist', attr } as const;
}
