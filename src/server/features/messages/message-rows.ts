import type { Preparation } from '#shared/domain/booking/preparation.ts';
import type { MessageKind } from '#shared/domain/messages/message-kinds.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains, Tables } from '#server/db/tables.ts';
import type { Names } from '#server/features/catalogue/reference/reference.ts';

export type MessageKey = Pick<Tables['message'], 'appointment_id' | 'kind' | 'sequence'>;

export type ClaimedMessage = MessageKey &
  Pick<
    Tables['message'],
    'id' | 'claim' | 'expires_at' | 'attempts' | 'first_attempt_at' | 'is_unanswered'
  >;

/** Claims due messages, and those whose lease has expired. Concurrent workers get different ones. */
export const claimDueMessages = prepared<
  ClaimedMessage,
  [now: Date, leaseUntil: Date, limit: number]
>(
  'claim_due_messages',
  `with due as (
     select appointment_id, kind, sequence from message
     where state in ('waiting', 'sending') and due_at <= $1
     order by due_at limit $3 for update skip locked)
   update message m set state = 'sending', due_at = $2, claim = m.claim + 1
   from due
   where m.appointment_id = due.appointment_id and m.kind = due.kind
     and m.sequence = due.sequence
   returning m.id, m.appointment_id, m.kind, m.sequence, m.claim, m.expires_at, m.attempts, m.first_attempt_at,
     m.is_unanswered`,
);

/** The appointment of a message as it is now. */
export interface MessageDetails
  extends
    Pick<
      Tables['appointment'],
      | 'hash'
      | 'status'
      | 'sequence'
      | 'starts_at'
      | 'client_phone'
      | 'language'
      | 'cancelled_by'
      | 'coming_at'
    >,
    Pick<Tables['schedule'], 'time_zone'> {
  clinic_branch_id: number;
  doctor_names: Names;
  preparation: Preparation | null;
  attendance: Tables['appointment']['attendance'];
  /** The minutes that the doctor is running late, or null. */
  delay: number | null;
  is_reviewed: boolean;
  /** The doctor is absent at the time of the appointment, and nothing is decided with the patient yet. */
  is_displaced: boolean;
  /** The doctor was absent at the time of the appointment, and is back. */
  is_missed: boolean;
  /** The time at which the first reminder was sent; null before. */
  reminded_at: Date | null;
  /** The state of the second reminder, null before it is due and if it was not sent. */
  second_reminder: 'due' | 'sent' | null;
  /** True before the local day of the appointment. */
  is_day_before: boolean;
  /** True within the quiet hours of the schedule. */
  is_quiet: boolean;
  quiet_until: Date;
}

export const selectMessageDetails = prepared<MessageDetails, [appointment: number, now: Date]>(
  'message_details',
  `select a.hash, a.status, a.sequence, a.starts_at, a.client_phone, a.language, a.cancelled_by, a.coming_at, a.attendance,
     l.minutes as delay, preparation_of(o.clinic_branch_id, o.service_id) as preparation,
     s.time_zone, s.clinic_branch_id, d.names as doctor_names, exists (select from review r where r.appointment_id = a.id) as is_reviewed,
     is_displaced(a) as is_displaced, is_missed(a) as is_missed,
     (select case when m.state in ('sent', 'delivered') then 'sent'
        when m.state = 'sending' or m.state = 'waiting' and m.due_at <= $2 then 'due' end
      from message m
      where m.appointment_id = a.id and m.sequence = a.sequence and m.kind = 'hours_before')
       as second_reminder,
     (select m.settled_at from message m
      where m.appointment_id = a.id and m.sequence = a.sequence and m.kind = 'day_before'
        and m.state in ('sent', 'delivered')) as reminded_at,
     ($2::timestamptz at time zone s.time_zone)::date < (a.starts_at at time zone s.time_zone)::date
       as is_day_before,
     is_quiet_time($2::timestamptz at time zone s.time_zone) as is_quiet,
     after_quiet_hours($2, s.time_zone) as quiet_until
   from appointment a
   join schedule s on s.id = a.schedule_id
   join doctor d on d.id = a.doctor_id
   join doctor_service o on o.id = a.doctor_service_id
   left join schedule_delay l on l.schedule_id = s.id
     and l.day = ($2::timestamptz at time zone s.time_zone)::date
   where a.id = $1`,
);

type Claim = [appointment: number, kind: MessageKind, sequence: number, claim: number];

const CLAIMED = `appointment_id = $1 and kind = $2 and sequence = $3 and claim = $4
  and state = 'sending'`;

/**
 * Records that an attempt begins. `lost` means that another worker has claimed the message;
 * `limited` that the phone has reached its limit of messages in 24 hours, or that the limit with the index `refused`
 * is reached, until `retry_at`.
 */
export const callBeginAttempt = prepared<
  { outcome: Domains['attempt_outcome']; attempts: number; retry_at: Date; refused: number | null },
  [...Claim, now: Date, isUnconfirmedResend: boolean, maxPerPhone: number, hits: string]
>('begin_message_attempt', 'select * from begin_message_attempt($1, $2, $3, $4, $5, $6, $7, $8)');

/** Stores the final state of a message: `sent`, `dropped` or `failed` (dead-lettered). */
export const settleMessage = prepared<
  { kind: MessageKind },
  [
    ...Claim,
    state: 'sent' | 'dropped' | 'failed',
    reason: string | null,
    now: Date,
    isUnanswered: boolean,
    providerId: string | null,
  ]
>(
  'settle_message',
  `update message set state = $5, reason = $6, settled_at = $7, is_unanswered = $8, provider_id = $9
   where ${CLAIMED} returning kind`,
);

/** Requeues a message for a later time. */
export const postponeMessage = prepared<
  { kind: MessageKind },
  [...Claim, dueAt: Date, reason: string | null, isUnanswered: boolean]
>(
  'postpone_message',
  `update message set state = 'waiting', due_at = $5, reason = $6, is_unanswered = $7
   where ${CLAIMED} returning kind`,
);
