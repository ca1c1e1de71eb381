import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { BookedTime } from '../drawer/booking/use-booking-form.ts';
import type { FormHolder } from './typed-form.ts';

/** A booking that is being typed, and the patient who was found before. */
export interface BookingPanel extends Omit<BookedTime, 'isExtra'> {
  readonly kind: 'booking';
  readonly schedule: number;
  readonly isExtra?: boolean;
  readonly patient?: KnownPatient;
}

/** The panel that is open beside the day. */
export type Panel =
  | { kind: 'appointment'; id: number }
  | { kind: 'ticket' }
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
