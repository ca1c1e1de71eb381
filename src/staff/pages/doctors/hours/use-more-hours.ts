import { useState } from 'react';
import type { Schedule } from '#shared/contract/staff/setup/doctors.ts';
import { formatHours, parseHours, type Span } from '#shared/domain/time/working-hours.ts';
import type { SomeWeeks } from '#shared/domain/time/some-weeks.ts';

/** Hours of some weeks as they are typed. */
export interface MoreHoursRow {
  readonly key: number;
  /** ISO: 1 Monday to 7 Sunday. */
  readonly weekday: number;
  readonly weeks: SomeWeeks;
  readonly text: string;
  /** The hours that the text means; null if it is not hours. */
  readonly spans: readonly Span[] | null;
}

export interface MoreHours {
  readonly rows: readonly MoreHoursRow[];
  /** The hours of the API; null while a text is not hours. */
  readonly input: Schedule['more_hours'] | null;
  add(): void;
  change(key: number, change: Partial<Pick<MoreHoursRow, 'weekday' | 'weeks' | 'text'>>): void;
  remove(key: number): void;
}

export function useMoreHours(saved: Schedule['more_hours']): MoreHours {
  const [rows, setRows] = useState<readonly Omit<MoreHoursRow, 'spans'>[]>(() =>
    saved.map(({ weekday, weeks, hours }, key) => ({
      ...{ key, weekday, weeks },
      text: formatHours(hours),
    })),
  );
  const [nextKey, setNextKey] = useState(saved.length);
  const parsed = rows.map((row) => ({ ...row, spans: parseHours(row.text) }));
  return {
    rows: parsed,
    input: parsed.every(({ spans }) => spans !== null)
      ? parsed.flatMap(({ weekday, weeks, spans }) => {
          const hours = (spans ?? []).map(([starts, ends]): [number, number] => [starts, ends]);
          return hours.length === 0 ? [] : [{ weekday, weeks, hours }];
        })
      : null,
    add() {
      setRows([...rows, { key: nextKey, weekday: 1, weeks: 'odd', text: '' }]);
      setNextKey(nextKey + 1);
    },
    change: (key, change) =>
      setRows(rows.map((row) => (row.key === key ? { ...row, ...change } : row))),
    remove: (key) => setRows(rows.filter((row) => row.key !== key)),
  };
}
