import { CalendarX, Users } from 'lucide-react';
import { useState } from 'react';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { Slot } from '#shared/contract/appointments/slots.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { TimeZone } from '#shared/domain/time/zoned-time.ts';
import { useToday } from '#web/lib/clock.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { daysOfSlots } from './days-of-slots.ts';
import { GridFrame } from './grid-frame.tsx';
import { GridMessage } from './grid-message.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';
import { NoSlots } from './no-slots.tsx';
import { shownSlots } from './shown-slots.ts';
import { SlotColumns } from './slot-columns.tsx';
import styles from './slot-grid.module.css';
import { useSlotWindow } from './use-slot-window.ts';

const DEFAULT_LIMIT = 5;

export interface SlotGridProps {
  doctorId: number;
  /** The service whose free times are shown, at its branch. */
  doctorService: DoctorService;
  /** Whether the doctor has any free time at all; without one there is no schedule to show. */
  hasSlots: boolean;
  /** The zone of the clinic. */
  timeZone: TimeZone;
  /** Rows of times before the rest is folded away. */
  limit?: number;
  /** The first day shown, instead of the service's nearest free day. */
  from?: PlainDate;
  onPick: (slot: Slot) => void;
}

/** The free times of a doctor's service, four days at a time, by the clock of the clinic. */
export function SlotGrid(props: SlotGridProps) {
  const t = useT('slots');
  return (
    <div role="group" className={styles.grid} aria-label={t('label')}>
      {props.doctorService.on_walk_in_basis ? (
        <WalkIn waitingTime={props.doctorService.avg_waiting_time} />
      ) : null}
      <Times {...props} />
    </div>
  );
}

/** That a time is when to come, not when to be received. `waitingTime` in minutes. */
function WalkIn({ waitingTime }: { waitingTime: number | null }) {
  const t = useT('slots');
  return (
    <p className={styles.walkIn}>
      <Icon of={Users} size={16} />
      {waitingTime === null ? t('walkIn') : t('walkInWaiting', { count: waitingTime })}
    </p>
  );
}

function Times(props: SlotGridProps) {
  const t = useT('slots');
  const { hasSlots, doctorService, from } = props;
  // From a day on there may be none although there are some before it.
  const hasTimes = from !== undefined || doctorService.nearest_slot_datetime !== null;
  if (!hasSlots || !hasTimes) {
    return (
      <p className={styles.none}>
        <Icon of={CalendarX} size={20} />
        {hasSlots ? t('noSlots') : t('noSchedule')}
      </p>
    );
  }
  return <Days {...props} />;
}

function Days(props: SlotGridProps) {
  const { doctorId, doctorService, timeZone, limit = DEFAULT_LIMIT, from, onPick } = props;
  const t = useT('slots');
  const today = useToday(timeZone);
  const [isOpen, setOpen] = useState(false);
  const grid = useSlotWindow({ doctorId, doctorService, today, from });

  const days = daysOfSlots(grid.slots ?? [], grid.window.from);
  const longest = Math.max(...days.map((day) => day.slots.length));
  const shown = shownSlots(longest, limit);

  return (
    <GridFrame
      window={grid.window}
      canGoBack={grid.canGoBack}
      onMove={(direction) => {
        // As high as before, for a grid that is folded has one height.
        setOpen(false);
        grid.move(direction);
      }}
      toggle={longest > shown ? { isOpen, onToggle: () => setOpen(!isOpen) } : null}
    >
      <SlotColumns
        key={grid.window.from}
        days={days}
        today={today}
        shown={isOpen ? longest : shown}
        onPick={onPick}
        isLoaded={longest > 0}
      />
      {grid.failed ? (
        <GridMessage text={t('failed')} action={{ label: t('retry'), onPress: grid.retry }} />
      ) : null}
      {grid.slots === undefined && !grid.failed ? <GridSkeleton rows={shown} /> : null}
      {grid.slots !== undefined && longest === 0 ? (
        <NoSlots nearest={grid.nearest} today={today} onJump={grid.jumpTo} />
      ) : null}
    </GridFrame>
  );
}
