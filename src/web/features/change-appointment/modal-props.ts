import type { Appointment } from '#shared/contract/appointments/appointments.ts';

export interface ChangeModalProps {
  appointment: Appointment;
  open: boolean;
  onClose: () => void;
  /** The appointment is changed, here and on the server. */
  onDone: () => void;
}
