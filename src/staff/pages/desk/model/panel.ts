import type { KnownPatient } from '#shared/contract/desk/appointments.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { BookedTime, BookingDraft } from '../drawer/booking/use-booking-form.ts';

/** The panel that is open beside the day. */
export type Panel =
  | { kind: 'appointment'; id: number }
  | { kind: 'ticket' }
  | { kind: 'follow-up'; appointment: DeskAppointment }
  /** The cancelled appointments of a schedule; null for those of the branch. */
  | { kind: 'cancelled'; schedule: number | null }
  | (Omit<BookedTime, 'isExtra'> & {
      kind: 'booking';
      schedule: number;
      isExtra?: boolean;
      patient?: KnownPatient;
      /** The booking that was half typed when the desk was locked. */
      draft?: BookingDraft;
    });

/** A form of a change that is open in the panel of an appointment. */
export interface OpenChange {
  readonly kind: 'cancel' | 'correct';
  readonly appointment: number;
}

/** A panel that was open at a branch when the desk was locked. */
export interface KeptPanel {
  readonly branch: number;
  readonly panel: Panel;
}
