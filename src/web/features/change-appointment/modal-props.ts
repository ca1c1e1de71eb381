import type { Appointment } from '#shared/contract/booking/appointments.ts';

export interface ChangeModalProps {
  appointment: Appointment;
  open: boolean;
  onClose: () => void;
  /** Runs after the change, when the query cache is updated. */
  onDone: () => void;
}
