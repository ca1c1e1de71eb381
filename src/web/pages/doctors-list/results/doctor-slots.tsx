import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { TimeZone } from '#shared/domain/time/zoned-time.ts';
import type { BranchOption } from '#web/features/doctors/branch/branch-options.ts';
import { SlotGrid } from '#web/features/slots/slot-grid.tsx';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import type { ListedDoctor } from './unique-doctors.ts';

interface DoctorSlotsProps {
  listed: ListedDoctor;
  option: BranchOption;
  timeZone: TimeZone;
  /** The date filter: slots start at this day. */
  date: PlainDate | null;
  onPick: (slot: ShownSlot) => void;
}

/** The slots on a card. Robots get only the next slot, inactive doctors have none. */
export function DoctorSlots({ listed, option, timeZone, date, onPick }: DoctorSlotsProps) {
  const { device } = useApp();
  const { doctor } = listed;
  if (!doctor.is_active) return null;
  if (device === 'robot') return <NearestSlot option={option} timeZone={timeZone} />;
  return (
    <SlotGrid
      doctorId={doctor.id}
      doctorService={option.service}
      hasSlots={doctor.has_slots}
      timeZone={timeZone}
      {...(date === null ? {} : { from: date })}
      onPick={onPick}
    />
  );
}

function NearestSlot({ option, timeZone }: Pick<DoctorSlotsProps, 'option' | 'timeZone'>) {
  const t = useT('doctors');
  const format = useFormat();
  const today = useToday(timeZone);
  const nearest = option.service.nearest_slot_datetime;
  if (nearest === null) return null;
  return <p>{t('card.nearest', { time: format.dateTime(nearest, today) })}</p>;
}
