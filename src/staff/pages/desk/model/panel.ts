import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import type { FreeTime } from '#shared/contract/desk/times.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { BookedTime, BookingPreset } from '../drawer/booking/use-booking-form.ts';
import type { TimeSearch } from '../times/time-search.ts';
import type { FormHolder } from './typed-form.ts';

/** A booking that is being typed, and the patient who was found before. */
export interface BookingPanel extends Omit<BookedTime, 'isExtra'> {
  readonly kind: 'booking';
  readonly schedule: number;
  /** The same while only the time of the booking changes. */
  readonly serial?: number;
  readonly isExtra?: boolean;
  readonly patient?: KnownPatient;
  readonly preset?: BookingPreset;
  /** The search that found the time. */
  readonly search?: TimeSearch;
}

/** The panel that is open beside the day. */
export type Panel =
  | { kind: 'appointment'; id: number }
  | { kind: 'ticket' }
  /** The search for a time, and what was searched before. */
  | { kind: 'times'; search?: TimeSearch }
  | { kind: 'follow-up'; appointment: DeskAppointment }
  /** The cancelled appointments of a schedule; null for those of the branch. */
  | { kind: 'cancelled'; schedule: number | null }
  | BookingPanel;

/** A form of a change that is open in the panel of an appointment. */
export interface OpenChange {
  readonly kind: 'cancel' | 'correct';
  readonly appointment: number;
}

/** The panel and the form that were open at a branch when the desk was locked. */
export interface KeptPanel {
  readonly branch: number;
  readonly panel: Panel | null;
  readonly change: OpenChange | null;
  readonly form: FormHolder;
}

/** Shows the branch and the day of a free time, with a panel beside it. */
export type OpenTime = (time: FreeTime, panel: Panel) => void;
