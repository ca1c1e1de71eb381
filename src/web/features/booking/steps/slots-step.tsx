import { CalendarDays } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import type { TimeZone } from '#shared/domain/time/zoned-time.ts';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { firstSlotDay } from '#web/domain/slots/slot-queries.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import type { SlotPicker } from '#web/domain/slots/slot-picker.ts';
import type { BookingRequest } from '../booking-request.ts';
import { DayCalendar } from '../days/day-calendar.tsx';
import styles from './steps.module.css';

interface SlotsStepProps {
  request: BookingRequest;
  /** The clinic's time zone. */
  timeZone: TimeZone;
  SlotGrid: SlotPicker;
  onPick: (slot: ShownSlot) => void;
}

/** The grid of slots, and a calendar for other days. */
export function SlotsStep({ request, timeZone, SlotGrid, onPick }: SlotsStepProps) {
  const { doctor, doctorService } = request;
  const t = useT('booking');
  const format = useFormat();
  const today = useToday(timeZone);
  const [jump, setJump] = useState<{ day: PlainDate; count: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const calendarId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const from = jump?.day ?? firstSlotDay(doctorService, today);
  const hasSlots = doctor.has_slots && doctorService.nearest_slot_datetime !== null;
  return (
    <div className={styles.slots}>
      {hasSlots ? (
        <Button
          ref={opener}
          variant="secondary"
          size="sm"
          className={styles.otherDay}
          aria-expanded={isOpen}
          aria-controls={isOpen ? calendarId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={CalendarDays} size={18} />
          {t('days.choose')}
        </Button>
      ) : null}
      {isOpen ? (
        <div id={calendarId}>
          <DayCalendar
            request={request}
            value={from}
            today={today}
            onChoose={(day) => {
              setJump({ day, count: (jump?.count ?? 0) + 1 });
              setOpen(false);
              // The pressed day is removed with the calendar; its slots are below the button.
              opener.current?.focus();
            }}
          />
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">
          {jump === null ? '' : t('days.shown', { day: format.day(jump.day, 'weekday') })}
        </span>
      </VisuallyHidden>
      {/* Stays mounted, so that closing the calendar shows the same days again. */}
      <div hidden={isOpen}>
        <SlotGrid
          // A chosen day resets the grid.
          key={jump?.count}
          doctorId={doctor.id}
          doctorService={doctorService}
          hasSlots={doctor.has_slots}
          timeZone={timeZone}
          from={from}
          onPick={onPick}
        />
      </div>
    </div>
  );
}
