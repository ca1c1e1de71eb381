import type { ComponentType } from 'react';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { TimeZone } from '#shared/domain/time/zoned-time.ts';

/** The component for choosing a slot. Pages pass it, because features do not import each other. */
export type SlotPicker = ComponentType<{
  doctorId: number;
  doctorService: DoctorService;
  hasSlots: boolean;
  timeZone: TimeZone;
  /** The first day shown. */
  from?: PlainDate;
  onPick: (slot: ShownSlot) => void;
}>;
