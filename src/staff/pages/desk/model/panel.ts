import type { KnownPatient } from '#shared/contract/desk/visits.ts';
import type { Visit } from '#shared/contract/desk/visit.ts';
import type { BookedTime, BookingDraft } from '../drawer/booking/use-booking-form.ts';

/** The panel that is open beside the day. */
export type Panel =
  | { kind: 'visit'; id: number }
  | { kind: 'ticket' }
  | { kind: 'follow-up'; visit: Visit }
  /** The cancelled visits of a schedule; null for those of the branch. */
  | { kind: 'cancelled'; schedule: number | null }
  | (Omit<BookedTime, 'isExtra'> & {
      kind: 'booking';
      schedule: number;
      isExtra?: boolean;
      patient?: KnownPatient;
      /** The booking that was half typed when the desk was locked. */
      draft?: BookingDraft;
    });

/** A panel that was open at a branch when the desk was locked. */
export interface KeptPanel {
  readonly branch: number;
  readonly panel: Panel;
}
