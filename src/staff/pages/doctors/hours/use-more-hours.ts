import { useState } from 'react';
import type { Schedule } from '#shared/contract/staff/setup/doctors.ts';
import { formatHours, parseHours, type Span } from '#shared/domain/time/working-hours.ts';
import type { Weeks } from '#shared/domain/time/weeks.ts';

/** Hours of some weeks, or by phone only, as they are typed. */
export interface MoreHoursRow {
  readonly key: number;
  /** ISO: 1 Monday to 7 Sunday. */
  readonly weekday: number;
  readonly weeks: Weeks;
  readonly isPhoneOnly: boolean;
  readonly text: string;
  /** The hours that the text means; null if it is not hours. */
  readonly spans: readonly Span[] | null;
}

export interface MoreHours {
  readonly rows: readonly MoreHoursRow[];
  /** The hours of the API; null while a text is not hours. */
  readonly input: Schedule['more_hours'] | null;
  add(): void;
  change(key: number, change: Partial<Omit<MoreHoursRow, 'key' | 'spans'>>): void;
  remove(key: number): void;
}

export function useMoreHours(saved: Schedule['more_hours']): MoreHours {
  const [rows, setRows] = useState<readonly Omit<MoreHoursRow, 'spans'>[]>(() =>
    saved.map(({ weekday, weeks, is_phone_only: isPhoneOnly, hours }, key) => ({
      ...{ key, weekday, weeks, isPhoneOnly },
      text: formatHours(hours),
    })),
  );
  const [nextKey, setNextKey] = useState(saved.length);
  const parsed = rows.map((row) => ({ ...row, spans: parseHours(row.text) }));
  return {
    rows: parsed,
    input: parsed.every(({ spans }) => spans !== null)
      ? parsed.flatMap(({ weekday, weeks, isPhoneOnly, spans }) => {
          const hours = (spans ?? []).map(([starts, ends]): [number, number] => [starts, ends]);
          return hours.length === 0 ? [] : [{ weekday, weeks, is_phone_only: isPhoneOnly, hours }];
        })
      : null,
    add() {
      setRows([...rows, { key: nextKey, weekday: 1, weeks: 'odd', isPhoneOnly: false, text: '' }]);
      setNextKey(nextKey + 1);
    },
    change: (key, change) =>
      setRows(rows.map((row) => (row.key === key ? { ...row, ...change } : row))),
    remove: (key) => setRows(rows.filter((row) => row.key !== key)),
  };
}
