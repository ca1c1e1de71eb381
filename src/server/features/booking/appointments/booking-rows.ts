import type { Preparation } from '#shared/domain/booking/preparation.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { OwnReview } from '#shared/contract/booking/own-review.ts';
import type { Domains, Names, Tables } from '#server/db/tables.ts';

/** The columns that an appointment copies from its offer. */
interface OfferedRow
  extends
    Pick<Tables['schedule'], 'time_zone'>,
    Pick<Tables['doctor_service'], 'service_id' | 'clinic_branch_id'> {
  doctor_id: number;
  doctor_slug: string;
  doctor_names: Names;
  doctor_portrait: string | null;
  service_type: Tables['doctor_service']['type'];
  preparation: Preparation | null;
}

const OFFERED_COLUMNS = `s.time_zone, d.id as doctor_id, d.slug as doctor_slug,
  d.names as doctor_names, d.portrait as doctor_portrait, ds.service_id, ds.type as service_type,
  ds.clinic_branch_id, preparation_of(ds.clinic_branch_id, ds.service_id) as preparation`;

/** The data that a booking is validated against. */
export interface OfferRow
  extends
    OfferedRow,
    Pick<
      Tables['doctor_service'],
      'id' | 'schedule_id' | 'insurances' | 'duration_minutes' | 'follow_up_minutes'
    >,
    Pick<Tables['schedule'], 'step_minutes' | 'lead_minutes'> {
  is_bookable: boolean;
  /** The free minutes of the requested day; null if that day is not projected. */
  free: number[] | null;
}

/** Selects an offer, with the free minutes of the local day of an instant. */
export const selectOffer = prepared<OfferRow, [doctorService: number, at: Date | null]>(
  'offer_by_id',
  `select ds.id, ds.schedule_id, ds.insurances, ds.is_active and d.is_active as is_bookable,
     s.step_minutes, s.lead_minutes, ds.duration_minutes,
     ds.follow_up_minutes, y.free, ${OFFERED_COLUMNS}
   from doctor_service ds
   join doctor d on d.id = ds.doctor_id
   join schedule s on s.id = ds.schedule_id
   left join schedule_day y on y.schedule_id = s.id
     and y.day = ($2::timestamptz at time zone s.time_zone)::date
   where ds.id = $1`,
);

export type BookingOutcome =
  | {
      outcome: 'booked';
      appointment_id: number;
      ends_at: Date;
      price: number;
      discount: number;
      total: number;
    }
  | { outcome: 'repeated' | 'mismatch'; appointment_id: number }
  | { outcome: 'upcoming' | 'limited'; retry_at: Date }
  | {
      outcome: Exclude<
        Domains['booking_outcome'],
        'booked' | 'repeated' | 'mismatch' | 'upcoming' | 'limited'
      >;
    };

export type BookingArguments = [
  doctorService: number,
  schedule: number,
  startsAt: Date,
  now: Date,
  hash: string,
  client: string,
  idempotencyKey: string | null,
  bodyHash: string,
  holdHash: string | null,
  limits: string,
  addressHash: string,
];

export const callBookAppointment = prepared<BookingOutcome, BookingArguments>(
  'book_appointment',
  `select * from book_appointment($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'patient', $11)`,
);

/** The first outcome of a key. */
type OutcomeRow = Omit<Tables['idempotency_key'], 'key' | 'created_at'>;

export const selectOutcome = prepared<OutcomeRow, [idempotencyKey: string]>(
  'outcome_of_idempotency_key',
  'select body_hash, appointment_id, starts_at, ends_at from idempotency_key where key = $1',
);

type AppointmentColumn =
  | 'id'
  | 'hash'
  | 'status'
  | 'starts_at'
  | 'ends_at'
  | 'client_name'
  | 'client_surname'
  | 'client_phone'
  | 'price'
  | 'discount'
  | 'total'
  | 'insurance_id'
  | 'created_at'
  | 'changed_at'
  | 'language'
  | 'doctor_service_id'
  | 'coming_at'
  | 'is_follow_up'
  | 'notice_until'
  | 'source';

/** A time that the clinic holds for a patient; instants in ISO 8601. */
interface HeldTime {
  schedule_id: number;
  starts_at: string;
  expires_at: string;
  doctor_names: Names;
}

export interface AppointmentRow extends OfferedRow, Pick<Tables['appointment'], AppointmentColumn> {
  /** The version for calendars: every move, every cancellation and every correction of the service raises it. */
  sequence: number;
  feedback: OwnReview | null;
  /** The number of times that the patient has stopped the calendar. */
  calendar_revision: number;
  /** The minutes that the doctor is running late on the day of the appointment. */
  delay: number;
  /** The times that are held for the patient, because the doctor is absent; null otherwise. */
  alternatives: HeldTime[] | null;
  /** True if its service can still be booked. */
  is_bookable: boolean;
}

export const selectAppointment = prepared<AppointmentRow, [id: number, now: Date]>(
  'appointment_by_id',
  `select a.id, a.hash, a.status, a.starts_at, a.ends_at, a.client_name, a.client_surname,
     a.client_phone, a.price::float8 as price, a.discount, a.total::float8 as total,
     a.insurance_id, a.created_at, a.changed_at, a.sequence + a.service_corrections as sequence,
     a.language, a.doctor_service_id, a.coming_at, a.notice_until, a.source, a.is_follow_up,
     coalesce(l.minutes, 0) as delay, coalesce(k.revision, 0) as calendar_revision,
     case when is_told(a) then coalesce((
       select jsonb_agg(jsonb_build_object('schedule_id', h.schedule_id, 'starts_at', h.starts_at,
         'expires_at', h.expires_at, 'doctor_names', hd.names) order by h.starts_at)
       from absence_alternative o
       join slot_hold h on h.token_hash = o.token_hash and h.expires_at > $2
       join schedule hs on hs.id = h.schedule_id
       join doctor hd on hd.id = hs.doctor_id
       where o.appointment_id = a.id), '[]') end as alternatives,
     case when r.id is not null then jsonb_build_object('id', r.id, 'score', r.score,
       'state', review_state(r), 'rejection_reason', r.rejection_reason) end as feedback,
     ds.is_active and d.is_active as is_bookable, ${OFFERED_COLUMNS}
   from appointment a
   join schedule s on s.id = a.schedule_id
   join doctor_service ds on ds.id = a.doctor_service_id
   join doctor d on d.id = ds.doctor_id
   left join review r on r.appointment_id = a.id
   left join appointment_calendar k on k.appointment_id = a.id
   left join schedule_delay l on l.schedule_id = s.id
     and l.day = (a.starts_at at time zone s.time_zone)::date
   where a.id = $1`,
);
