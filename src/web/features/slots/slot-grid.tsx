import { CalendarX, Users } from 'lucide-react';
import { useState } from 'react';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { WINDOW_DAYS } from '#shared/domain/booking/slots/slot-window.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import type { SlotPickerProps } from '#web/domain/slots/slot-picker.ts';
import { useToday } from '#web/lib/clock.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { SlowHint } from '#web/lib/slow-hint.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/feedback/skeleton.tsx';
import { useApp } from '#web/lib/app.ts';
import { daysOfSlots } from './days-of-slots.ts';
import { GridFrame } from './grid-frame.tsx';
import { GridMessage } from './grid-message.tsx';
import { shownSlots } from './shown-slots.ts';
import { SlotColumns } from './slot-columns.tsx';
import { useSlotWindow } from './use-slot-window.ts';
import { shortWhen } from '#web/lib/i18n/short-when.ts';
import styles from './slot-grid.module.css';

/** The slots of a doctor's service, four days at a time, in the clinic's time. */
export function SlotGrid(props: SlotPickerProps) {
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

/** The note that patients are seen in order of arrival; `waitingTime` in minutes. */
function WalkIn({ waitingTime }: { waitingTime: number | null }) {
  const t = useT('slots');
  return (
    <p className={styles.walkIn}>
      <Icon of={Users} size={16} />
      {waitingTime === null ? t('walkIn') : t('walkInWaiting', { count: waitingTime })}
    </p>
  );
}

function Times(props: SlotPickerProps) {
  const t = useT('slots');
  const { hasSlots, doctorService, from } = props;
  // With `from`, the service may have slots only before that day.
  const mayHaveSlots = from !== undefined || doctorService.nearest_slot_datetime !== null;
  if (!hasSlots || !mayHaveSlots) {
    return (
      <p className={styles.none}>
        <Icon of={CalendarX} size={20} />
        {hasSlots ? t('noSlots') : t('noSchedule')}
      </p>
    );
  }
  return <Days {...props} />;
}

function Days(props: SlotPickerProps) {
  const { doctorId, doctorService, timeZone, from, onPick } = props;
  const t = useT('slots');
  const today = useToday(timeZone);
  const [isOpen, setOpen] = useState(false);
  const grid = useSlotWindow({ doctorId, doctorService, today, from });

  const days = daysOfSlots(grid.slots ?? [], grid.window.from);
  const longestDay = Math.max(...days.map((day) => day.slots.length));
  const shownCount = shownSlots(longestDay);

  return (
    <GridFrame
      window={grid.window}
      canGoBack={grid.canGoBack}
      onMove={(direction) => {
        // A collapsed grid always has the same height.
        setOpen(false);
        grid.move(direction);
      }}
      toggle={longestDay > shownCount ? { isOpen, onToggle: () => setOpen(!isOpen) } : null}
    >
      <SlotColumns
        key={grid.window.from}
        days={days}
        today={today}
        shown={isOpen ? longestDay : shownCount}
        onPick={onPick}
        isLoaded={longestDay > 0}
      />
      {grid.failed ? (
        <GridMessage text={t('failed')} action={{ label: t('retry'), onPress: grid.retry }} />
      ) : null}
      {grid.slots === undefined && !grid.failed ? <GridSkeleton rows={shownCount} /> : null}
      {grid.slots !== undefined && longestDay === 0 ? (
        <NoSlots nearest={grid.nearest} today={today} onJump={grid.jumpTo} />
      ) : null}
    </GridFrame>
  );
}

/** The placeholder of slots while they load, of the same size. */
function GridSkeleton({ rows }: { rows: number }) {
  const t = useT('slots');
  return (
    <>
      <SkeletonGroup label={t('loading')} className={styles.skeleton}>
        {Array.from({ length: rows * WINDOW_DAYS }, (_, index) => (
          <Skeleton key={index} shape="block" className={styles.skeletonSlot} />
        ))}
      </SkeletonGroup>
      <SlowHint className={styles.slow} />
    </>
  );
}

interface NoSlotsProps {
  /** The nearest slot; null if there is none, undefined while loading. */
  nearest: ShownSlot | null | undefined;
  today: PlainDate;
  onJump: (slot: ShownSlot) => void;
}

/** The message for four days without slots, with a link to the nearest one. */
function NoSlots({ nearest, today, onJump }: NoSlotsProps) {
  const t = useT('slots');
  const { language } = useApp();
  if (nearest === null) return <GridMessage text={t('noSlots')} />;
  return (
    <GridMessage
      text={t('windowEmpty')}
      action={
        nearest && {
          label: t('nearest', { when: shortWhen(nearest.datetime, today, language) }),
          onPress: () => onJump(nearest),
        }
      }
    />
  );
}
