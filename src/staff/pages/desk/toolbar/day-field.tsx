import { useMemo, useState, type FocusEvent, type KeyboardEvent, type SubmitEvent } from 'react';
import { parseTypedDay } from '#shared/domain/time/typed-day.ts';
import { dateOrderOf, formatDay } from '#shared/i18n/format-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useKeys } from '../../../lib/keys/key-bindings.ts';
import { useStaffApp, useText } from '../../../lib/staff-app.ts';
import styles from './day-field.module.css';

interface DayFormProps {
  date: string;
  today: string;
  onDate: (date: string) => void;
}

interface DayFieldProps extends DayFormProps {
  /** True if there is no room for the whole date. */
  isShort: boolean;
}

/** The shown day; a press, or the key D, opens a field in which another day is typed. */
export function DayField({ date, today, isShort, onDate }: DayFieldProps) {
  const t = useText('desk');
  const { language } = useStaffApp();
  const [isOpen, setIsOpen] = useState(false);
  useKeys(
    useMemo(
      () => [
        { key: 'd', label: t('goTo.title'), run: () => setIsOpen(true), runsWhileLoading: true },
      ],
      [t],
    ),
  );

  // The current year goes without saying.
  const long = date.startsWith(today.slice(0, 4)) ? 'weekday' : 'full';

  return (
    <div
      role="presentation"
      className={styles.day}
      onKeyDown={({ key }: KeyboardEvent) => {
        if (key === 'Escape') setIsOpen(false);
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <button
        type="button"
        className={styles.date}
        title={t('goTo.title')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span aria-live="polite">{formatDay(date, language, isShort ? 'short' : long)}</span>
      </button>
      {isOpen ? (
        <DayForm
          date={date}
          today={today}
          onDate={(day) => {
            setIsOpen(false);
            onDate(day);
          }}
        />
      ) : null}
    </div>
  );
}

/** The field, which says what it reads while it is typed in. */
function DayForm({ date, today, onDate }: DayFormProps) {
  const t = useText('desk');
  const { language } = useStaffApp();
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const day = parseTypedDay(text, { today, from: date, language });
  const examples = dateOrderOf(language) === 'month_first' ? '12.3, 15, +7' : '3.12, 15, +7';

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (day === null) setIsRefused(true);
    else onDate(day);
  }

  return (
    <form className={styles.form} aria-label={t('goTo.title')} onSubmit={submit}>
      <TextField
        name="day"
        takesFocus
        autoComplete="off"
        maxLength={40}
        label={t('goTo.label')}
        hint={day === null ? t('goTo.hint', { examples }) : formatDay(day, language, 'full')}
        isHintBelow
        error={{ visible: isRefused && day === null, message: t('goTo.wrong', { examples }) }}
        value={text}
        onChange={(value) => {
          setText(value);
          setIsRefused(false);
        }}
      />
      <Button type="submit" size="sm">
        {t('goTo.submit')}
      </Button>
    </form>
  );
}
