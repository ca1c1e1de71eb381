import type { Slot } from '#shared/contract/booking/slots.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Chip } from '#web/ui/actions/chip.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useState } from 'react';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import common from '#staff/ui/common.module.css';

interface TimeChoiceProps {
  days: ReadonlyMap<PlainDate, readonly Slot[]>;
  chosen: Slot | null;
  onChoose: (slot: Slot | null) => void;
}

/** The available times of one day; the first day with a time is open. */
export function TimeChoice({ days, chosen, onChoose }: TimeChoiceProps) {
  const t = useText('support');
  const format = useFormat();
  const { language } = useStaffApp();
  const dates = [...days.keys()];
  const [date, setDate] = useState<PlainDate | null>(null);
  const open = date !== null && days.has(date) ? date : (dates[0] ?? '');
  return (
    <>
      <SelectField
        name="day"
        label={t('day')}
        value={open}
        onChange={(next) => {
          setDate(next);
          onChoose(null);
        }}
        options={dates.map((date) => ({
          value: date,
          label: formatDay(date, language, 'weekday'),
        }))}
      />
      <div role="group" aria-label={t('time')} className={common.actions}>
        {days.get(open)?.map((slot) => (
          <Chip key={slot.id} pressed={slot.id === chosen?.id} onClick={() => onChoose(slot)}>
            {format.time(slot.datetime)}
          </Chip>
        ))}
      </div>
    </>
  );
}
