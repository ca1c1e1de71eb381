import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import type { Mapping } from '../header.ts';
import { hasWord, words } from '../header-words.ts';
import { nameKey } from '../name-key.ts';
import { rowsBelow } from '../rows-below.ts';
import { parseDuration } from '../parse-duration.ts';
import { cellIn, type FaultyCell, type Sheet } from '../sheets.ts';
import {
  dateOrderOf,
  isWholeDay,
  parseDate,
  parseInstant,
  parseTimes,
  type DateOrder,
} from './parse-moment.ts';
import type { AppointmentImportField } from './appointment-file.ts';

/** The reasons for which a row has no appointment to enter. */
export const APPOINTMENT_FAULTS = [
  'cancelled',
  'no_doctor',
  'unclear_date',
  'unclear_time',
  'unclear_end',
  'no_patient',
] as const;
type AppointmentFault = (typeof APPOINTMENT_FAULTS)[number];

/** An appointment of the file. */
export interface AppointmentImportRow {
  readonly row: number;
  /** The cells of doctor and branch; the external id for a doctor without a name. */
  readonly doctor: string;
  /** The id of the doctor in the system of the clinic; empty without one. */
  readonly external_id: string;
  readonly branch: string;
  /** Equal for the same doctor at the same branch: by the external id, without one by the name, however it is spelled. */
  readonly doctor_key: string;
  /** Local, with the minutes since midnight, or in epoch milliseconds if the file has the offset from UTC. */
  readonly starts: { readonly date: PlainDate; readonly minute: number } | number;
  /** Null if the file does not say how long the appointment is. */
  readonly minutes: number | null;
  readonly name: string;
  readonly surname: string;
  readonly phone: string;
  /** Empty without one. */
  readonly service: string;
  readonly service_key: string;
}

export interface AppointmentRows {
  readonly rows: readonly AppointmentImportRow[];
  /** The rows without an appointment to enter. */
  readonly faults: readonly FaultyCell<AppointmentFault>[];
}

/**
 * Words for an appointment that will not take place, in the five languages; a column "Cancelled" has a yes.
 * No other status is read: a time that is wrongly taken can be freed, one that is wrongly free is sold twice.
 */
const CANCELLED = words(
  `lemond* torol* elmarad* anulat* renunt* sters stears* *отмен* аннулир* удал* бас_тарт* жойыл* болмайды *cancel* delet*
   no_show noshow ^igen$ ^da$ ^да$ ^иә$ ^ия$ ^yes$ ^true$ ^igaz$ ^adevarat$ ^истина$`,
);
/** The columns whose cells count for every row that they are merged over. A patient over two rows has one appointment. */
const SHARED: ReadonlySet<AppointmentImportField> = new Set([
  'doctor',
  'external_id',
  'branch',
  'date',
  'service',
  'status',
]);
const MIN_MINUTES = 5;
const MAX_MINUTES = 480;
const DAY_MINUTES = 1440;

/** Reads the appointments below the header of a list. */
export function readAppointmentRows(
  sheets: readonly Sheet[],
  mapping: Mapping<AppointmentImportField>,
): AppointmentRows {
  const { columns } = mapping;
  const rows: AppointmentImportRow[] = [];
  const faults: FaultyCell<AppointmentFault>[] = [];
  const below = rowsBelow(sheets, mapping).rows;
  const order = dateOrderOf(below.map((each) => cellIn(each, columns.date)));
  for (const each of below) {
    const row = each.number;
    const cell = (field: AppointmentImportField) =>
      SHARED.has(field) ? cellIn(each, columns[field]) : (each.cells[columns[field] ?? -1] ?? '');
    const read = readDeskAppointment(cell, order);
    if ('fault' in read) {
      const { fault, field } = read;
      faults.push({ row, column: (columns[field] ?? -1) + 1, value: cell(field), fault });
    } else rows.push({ row, ...read });
  }
  return { rows, faults };
}

interface Fault {
  readonly fault: AppointmentFault;
  readonly field: AppointmentImportField;
}
type Read = Omit<AppointmentImportRow, 'row'> | Fault;

function readDeskAppointment(
  cell: (field: AppointmentImportField) => string,
  order: DateOrder,
): Read {
  if (isCancelled(cell('status'))) return { fault: 'cancelled', field: 'status' };
  const [branch, patient] = [cell('branch'), cell('patient')];
  const externalId = cell('external_id').trim();
  const doctor = cell('doctor') === '' ? externalId : cell('doctor');
  const key = externalId === '' ? nameKey(doctor) : `#${externalId}`;
  if (key === '') return { fault: 'no_doctor', field: 'doctor' };
  const times = timesOf(cell, order);
  if ('fault' in times) return times;
  const { starts, minutes } = times;
  if (minutes === 'unclear') {
    return { fault: 'unclear_end', field: cell('ends') === '' ? 'duration' : 'ends' };
  }
  if (!/\p{L}/u.test(patient)) return { fault: 'no_patient', field: 'patient' };
  return {
    doctor,
    external_id: externalId,
    branch,
    starts,
    doctor_key: `${key}@${nameKey(branch)}`,
    minutes,
    name: patient,
    surname: cell('surname'),
    phone: cell('phone'),
    service: cell('service'),
    service_key: nameKey(cell('service')),
  };
}

function isCancelled(status: string): boolean {
  return hasWord(status, CANCELLED);
}

type Times =
  | (Pick<AppointmentImportRow, 'starts'> & { readonly minutes: number | null | 'unclear' })
  | Fault;

function timesOf(cell: (field: AppointmentImportField) => string, order: DateOrder): Times {
  const instant = cell('time') === '' ? parseInstant(cell('date')) : null;
  if (instant !== null) return { starts: instant, minutes: minutesUntil(cell, instant) };
  const found = parseDate(cell('date'), order);
  if (found === null) return { fault: 'unclear_date', field: 'date' };
  const field = cell('time') === '' ? 'date' : 'time';
  const times = parseTimes(field === 'time' ? cell('time') : found.rest);
  if (times === null) return { fault: 'unclear_time', field };
  const hasOtherTime =
    field === 'time' && !isWholeDay(found) && parseTimes(found.rest)?.starts !== times.starts;
  if (hasOtherTime) return { fault: 'unclear_time', field: 'date' };
  const starts = { date: found.date, minute: times.starts };
  return { starts, minutes: minutesOf(cell, times) };
}

/** Returns the minutes from an instant to the end, which has its offset too. */
function minutesUntil(
  cell: (field: AppointmentImportField) => string,
  starts: number,
): number | null | 'unclear' {
  const [ends, duration] = [cell('ends'), cell('duration')];
  if (duration !== '') return parseDuration(duration) ?? 'unclear';
  if (ends === '') return null;
  const minutes = ((parseInstant(ends) ?? NaN) - starts) / MINUTE_MS;
  return minutes >= MIN_MINUTES && minutes <= MAX_MINUTES ? minutes : 'unclear';
}

function minutesOf(
  cell: (field: AppointmentImportField) => string,
  { starts, ends: inTime }: { starts: number; ends: number | null },
): number | null | 'unclear' {
  const [ends, duration] = [cell('ends'), cell('duration')];
  if (duration !== '') return parseDuration(duration) ?? 'unclear';
  const end = ends === '' ? inTime : endOf(ends);
  if (ends === '' && end === null) return null;
  if (end === null) return 'unclear';
  // An appointment may end after midnight.
  const minutes = (end - starts + DAY_MINUTES) % DAY_MINUTES;
  return minutes >= MIN_MINUTES && minutes <= MAX_MINUTES ? minutes : 'unclear';
}

/** Reads an end as a time, or as date and time. */
function endOf(text: string): number | null {
  return (
    parseTimes(text)?.starts ?? parseTimes(parseDate(text, 'day_first')?.rest ?? '')?.starts ?? null
  );
}
