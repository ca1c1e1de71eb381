import type { ComponentType } from 'react';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { TimeZone } from '#shared/domain/time/zoned-time.ts';

export interface SlotPickerProps {
  doctorId: number;
  doctorService: DoctorService;
  /** True if the doctor has a schedule. */
  hasSlots: boolean;
  /** The clinic's time zone. */
  timeZone: TimeZone;
  /** The first day shown; by default, the nearest day with a slot. */
  from?: PlainDate;
  onPick: (slot: ShownSlot) => void;
}

/** The component for choosing a slot. Pages pass it, because features do not import each other. */
export type SlotPicker = ComponentType<SlotPickerProps>;
