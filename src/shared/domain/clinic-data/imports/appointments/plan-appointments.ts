import { cleanName, isPersonName } from '#shared/domain/people/person-name.ts';
import { instantAt, type TimeZone } from '#shared/domain/time/zoned-time.ts';
import { DAY_MS, MINUTE_MS } from '#shared/domain/time/durations.ts';
import { nameKey } from '../name-key.ts';
import type { AppointmentImportRow } from './appointment-rows.ts';

/** A doctor at a branch of the clinic, with the services that can be booked there, consultations first. */
export interface BookableSchedule {
  readonly id: number;
  readonly doctor_id: number;
  readonly time_zone: TimeZone;
  readonly offers: readonly {
    readonly id: number;
    readonly service: number;
    readonly minutes: number;
  }[];
}

/** An appointment that a doctor has. Times are epoch milliseconds. */
export interface KnownAppointment {
  readonly doctor_id: number;
  readonly starts: number;
  readonly ends: number;
  /** True if nothing else may be at its time. */
  readonly is_blocking: boolean;
  /** The person, if the appointment is at the clinic. */
  readonly patient: { readonly phone: string; readonly name: string } | null;
  /** The start in the file that it was imported from. */
  readonly imported_at: number | null;
}

/** The reasons for which an appointment of the file is not entered. */
export const APPOINTMENT_REASONS = [
  'invalid_name',
  'skipped_time',
  'too_far',
  'no_service',
  'taken',
  'repeated',
] as const;
type AppointmentReason = (typeof APPOINTMENT_REASONS)[number];

export interface NewAppointment {
  readonly row: number;
  readonly schedule: number;
  readonly doctor: number;
  readonly offer: number;
  readonly service: number;
  /** Epoch milliseconds. */
  readonly starts: number;
  readonly ends: number;
  readonly name: string;
  readonly surname: string | null;
  /** In E.164; empty without one. */
  readonly phone: string;
  /** True if the file has a phone that cannot be read. */
  readonly has_bad_phone: boolean;
  /** True if the file names a service that the doctor does not offer. */
  readonly has_other_service: boolean;
}

export interface AppointmentPlan {
  readonly entered: readonly NewAppointment[];
  /** The number of appointments that were entered before. */
  readonly same: number;
  /** The number of appointments that have begun. */
  readonly past: number;
  /** The number of rows whose doctor is not confirmed, and of those who is none of the clinic. */
  readonly unconfirmed: number;
  readonly ignored: number;
  /** The appointments that are not entered, each with the reason. */
  readonly left: readonly {
    readonly row: number;
    readonly value: string;
    readonly reason: AppointmentReason;
  }[];
}

export interface AppointmentInput {
  readonly rows: readonly AppointmentImportRow[];
  /** The confirmed schedule by the key of a doctor; null for none of the clinic. */
  readonly doctors: ReadonlyMap<string, number | null>;
  /** The confirmed service by the key of a name. */
  readonly services: ReadonlyMap<string, number | null>;
  readonly schedules: ReadonlyMap<number, BookableSchedule>;
  readonly known: readonly KnownAppointment[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** Returns a phone in E.164, or null for one that cannot be read. */
  readonly phoneOf: (text: string) => string | null;
}

/** The desk books this far ahead, as `book_at_desk` checks. */
const HORIZON_DAYS = 365;

/** Computes which appointments of a file are entered. None is entered over another one, whatever the order of rows. */
export function planAppointments(input: AppointmentInput): AppointmentPlan {
  const { rows, doctors, schedules, known, now } = input;
  const entered: NewAppointment[] = [];
  const left: AppointmentPlan['left'][number][] = [];
  const existing = new Set(known.flatMap(identitiesOf));
  const listed = new Set<string>();
  const times = new TakenTimes();
  for (const appointment of known)
    if (appointment.is_blocking) times.add(appointment.doctor_id, appointment);
  const counts = { same: 0, past: 0, unconfirmed: 0, ignored: 0 };

  function place(row: AppointmentImportRow, schedule: BookableSchedule): AppointmentReason | null {
    const starts =
      typeof row.starts === 'number'
        ? row.starts
        : instantAt(row.starts.date, row.starts.minute, schedule.time_zone);
    if (starts === null) return 'skipped_time';
    if (starts <= now) {
      counts.past += 1;
      return null;
    }
    if (starts > now + HORIZON_DAYS * DAY_MS) return 'too_far';
    const [name, surname] = [cleanName(row.name), cleanName(row.surname)];
    if (!isPersonName(name) || (surname !== '' && !isPersonName(surname))) return 'invalid_name';
    const phone = row.phone === '' ? '' : (input.phoneOf(row.phone) ?? '');
    const fullName = `${name} ${surname}`;
    const identity = identityOf(schedule.doctor_id, starts, phone, fullName);
    if (existing.has(identity) || existing.has(importedAs(schedule.doctor_id, starts, fullName))) {
      counts.same += 1;
      return null;
    }
    if (listed.has(identity)) return 'repeated';
    listed.add(identity);
    const wanted = input.services.get(row.service_key);
    const own = schedule.offers.find(({ service }) => service === wanted);
    const offer = own ?? schedule.offers[0];
    if (offer === undefined) return 'no_service';
    const ends = starts + (row.minutes ?? offer.minutes) * MINUTE_MS;
    if (!times.isFree(schedule.doctor_id, { starts, ends })) return 'taken';
    times.add(schedule.doctor_id, { starts, ends });
    entered.push({
      row: row.row,
      schedule: schedule.id,
      doctor: schedule.doctor_id,
      offer: offer.id,
      service: offer.service,
      starts,
      ends,
      name,
      surname: surname === '' ? null : surname,
      phone,
      has_bad_phone: row.phone !== '' && phone === '',
      has_other_service: row.service !== '' && own === undefined,
    });
    return null;
  }

  for (const row of rows) {
    const id = doctors.get(row.doctor_key);
    const schedule = id === undefined || id === null ? undefined : schedules.get(id);
    if (id === null) counts.ignored += 1;
    else if (schedule === undefined) counts.unconfirmed += 1;
    else {
      const reason = place(row, schedule);
      if (reason !== null) left.push({ row: row.row, value: `${row.doctor}, ${row.name}`, reason });
    }
  }
  return { entered, left, ...counts };
}

/** An appointment is the same if doctor, start and phone are; without a phone, if the name is. */
function identityOf(doctor: number, starts: number, phone: string, name: string): string {
  return `${doctor} ${starts} ${phone === '' ? nameKey(name) : phone}`;
}

/** Identifies an imported appointment whose phone the desk may have corrected since. */
function importedAs(doctor: number, starts: number, name: string): string {
  return `imported ${identityOf(doctor, starts, '', name)}`;
}

function identitiesOf({
  doctor_id: doctor,
  starts,
  patient,
  imported_at: imported,
}: KnownAppointment) {
  if (patient === null) return [];
  const { phone, name } = patient;
  if (imported === null) return [identityOf(doctor, starts, phone, name)];
  return [
    identityOf(doctor, starts, phone, name),
    identityOf(doctor, imported, phone, name),
    importedAs(doctor, imported, name),
  ];
}

interface Span {
  readonly starts: number;
  readonly ends: number;
}

/** The times of doctors that have an appointment. They are kept by day, so that each check sees few of them. */
class TakenTimes {
  readonly #byDay = new Map<string, Span[]>();

  add(doctor: number, span: Span): void {
    for (const day of this.#daysOf(doctor, span)) {
      const spans = this.#byDay.get(day) ?? [];
      spans.push(span);
      this.#byDay.set(day, spans);
    }
  }

  isFree(doctor: number, span: Span): boolean {
    return this.#daysOf(doctor, span).every((day) =>
      (this.#byDay.get(day) ?? []).every(
        ({ starts, ends }) => starts >= span.ends || ends <= span.starts,
      ),
    );
  }

  #daysOf(doctor: number, { starts, ends }: Span): string[] {
    const [first, last] = [Math.floor(starts / DAY_MS), Math.floor((ends - 1) / DAY_MS)];
    return (first === last ? [first] : [first, last]).map((day) => `${doctor} ${day}`);
  }
}
