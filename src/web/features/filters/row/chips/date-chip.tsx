import { CalendarDays } from 'lucide-react';
import { addDays, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { Popover } from '#web/ui/popover/popover.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { DateCalendar } from '../../date/date-calendar.tsx';
import { FilterChip } from './filter-chip.tsx';
import styles from './date-chip.module.css';

interface DateChipProps {
  /** The id of the popover. */
  id: string;
  value: PlainDate | null;
  today: PlainDate;
  onChange: (date: PlainDate | null) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** The date filter: a popover with presets and a calendar that closes after a choice. */
export function DateChip({ id, value, today, onChange, onOpenChange }: DateChipProps) {
  const t = useT('filters');
  const format = useFormat();
  const presets = [
    { date: null, label: t('date.any') },
    { date: today, label: t('date.today') },
    { date: addDays(today, 1), label: t('date.tomorrow') },
  ];
  const preset = presets.find(({ date }) => date === value);

  return (
    <>
      <FilterChip name={t('date.label')} isActive={value !== null} onClear={() => onChange(null)}>
        {(className) => (
          <Popover
            label={t('date.label')}
            id={id}
            padding="none"
            className={styles.popover}
            onOpenChange={onOpenChange}
            trigger={(trigger) => (
              <button type="button" {...trigger} className={className}>
                <Icon of={CalendarDays} size={16} />
                <span>{preset?.label ?? (value && format.day(value, 'dayMonth'))}</span>
              </button>
            )}
          >
            {(close) => {
              const choose = (date: PlainDate | null) => {
                close();
                if (date !== value) onChange(date);
              };
              return (
                <>
                  <div className={styles.presets}>
                    {presets.map(({ date, label }) => (
                      <Chip key={label} pressed={date === value} onClick={() => choose(date)}>
                        {label}
                      </Chip>
                    ))}
                  </div>
                  <DateCalendar value={value} today={today} onChange={choose} />
                </>
              );
            }}
          </Popover>
        )}
      </FilterChip>
      {/* The field of the form, visible only without scripts. */}
      <input
        key={value}
        type="date"
        name="date"
        className={styles.scriptless}
        aria-label={t('date.label')}
        defaultValue={value ?? ''}
        min={today}
      />
    </>
  );
}
