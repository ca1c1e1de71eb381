import type { ComponentType } from 'react';
import type { Appointment } from '#shared/contract/appointments/appointments.ts';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { Slot } from '#shared/contract/appointments/slots.ts';
import type { TimeZone } from '#shared/domain/time/zoned-time.ts';

export interface ChangeModalProps {
  appointment: Appointment;
  open: boolean;
  onClose: () => void;
  /** The appointment is changed, here and on the server. */
  onDone: () => void;
}

/** Where a time is chosen; pages hand theirs in, for features do not import one another. */
export type TimePicker = ComponentType<{
  doctorId: number;
  doctorService: DoctorService;
  hasSlots: boolean;
  timeZone: TimeZone;
  onPick: (slot: Slot) => void;
}>;
