import { useState } from 'react';
import { isPlainDate, type DayLimits, type PlainDate } from '#shared/domain/time/plain-date.ts';
import { parseTypedDay } from '#shared/domain/time/typed-day.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';

/** A text that is not, or not yet, the value of the field. */
interface Draft {
  readonly text: string;
  /** The value when it was typed, and the one it became: another one replaces the draft. */
  readonly values: readonly string[];
  readonly isTyping: boolean;
}

export interface DayInputOptions extends DayLimits {
  /** The day; empty for none; otherwise a text that is no day. */
  value: string;
  onChange: (value: string) => void;
  /** Reports a typed day only when the field is left: a filter is applied at once. */
  isFilter?: boolean | undefined;
  required?: boolean | undefined;
}

/** Returns the text of a field for a day, the day that it means, and what is wrong with it. */
export function useDayInput(
  { value, onChange, isFilter = false, required = false, ...limits }: DayInputOptions,
  today: PlainDate,
) {
  const t = useText('shell');
  const { language } = useStaffApp();
  const [stored, setDraft] = useState<Draft | null>(null);
  const draft = stored?.values.includes(value) === true ? stored : null;
  const text = draft?.text ?? (isPlainDate(value) ? formatDay(value, language, 'numeric') : value);
  const read = (typed: string) => parseTypedDay(typed, { ...limits, today, language });
  const day = draft === null && isPlainDate(value) ? value : read(text);
  const isTyping = draft?.isTyping === true;
  const message = isTyping ? null : problem();

  return {
    text,
    day,
    error: { visible: message !== null, message: message ?? '' },
    /** True until the field is left: a text that is being typed is no mistake yet. */
    isTyping,
    type(typed: string) {
      const next = read(typed) ?? typed.trim();
      setDraft({ text: typed, values: [value, next], isTyping: true });
      if (!isFilter) onChange(next);
    },
    leave() {
      if (draft === null) return;
      const next = day ?? text.trim();
      setDraft(next === day ? null : { text, values: [value, next], isTyping: false });
      if (next !== value) onChange(next);
    },
    choose(chosen: PlainDate) {
      setDraft(null);
      onChange(chosen);
    },
  };

  function problem(): string | null {
    const { min, max } = limits;
    const inWords = (each: PlainDate) => formatDay(each, language, 'year');
    // An empty field is no mistake until something was typed in it.
    if (text.trim() === '') return required && draft !== null ? t('day.required') : null;
    if (day === null) return t('day.wrong');
    if (min !== undefined && day < min) return t('day.tooEarly', { day: inWords(min) });
    return max !== undefined && day > max ? t('day.tooLate', { day: inWords(max) }) : null;
  }
}
