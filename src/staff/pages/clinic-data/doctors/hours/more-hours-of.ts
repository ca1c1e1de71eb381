import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { parseHours, type Span } from '#shared/domain/time/working-hours.ts';
import { isOfEveryWeek, nextKey, type HourLine } from './bars/hour-lines.ts';

/** Hours of some weeks, or by phone only, as they are typed. */
export interface MoreHoursRow extends HourLine {
  /** The hours that the text means; null if it is not hours. */
  readonly spans: readonly Span[] | null;
}

export interface MoreHours {
  readonly rows: readonly MoreHoursRow[];
  /** The hours of the API; null while a text is not hours. */
  readonly input: Schedule['more_hours'] | null;
  add(): void;
  change(key: number, change: Partial<Omit<HourLine, 'key'>>): void;
  remove(key: number): void;
}

/** Returns the lines that are not of every week, and what edits them. */
export function moreHoursOf(
  lines: readonly HourLine[],
  setLines: (lines: readonly HourLine[]) => void,
): MoreHours {
  const rows = lines
    .filter((line) => !isOfEveryWeek(line))
    .map((line) => ({ ...line, spans: parseHours(line.text) }));
  return {
    rows,
    input: rows.every(({ spans }) => spans !== null)
      ? rows.flatMap(({ weekday, weeks, isPhoneOnly, spans }) => {
          const hours = (spans ?? []).map(([starts, ends]): [number, number] => [starts, ends]);
          return hours.length === 0 ? [] : [{ weekday, weeks, is_phone_only: isPhoneOnly, hours }];
        })
      : null,
    add: () =>
      setLines([
        ...lines,
        { key: nextKey(lines), weekday: 1, weeks: 'odd', isPhoneOnly: false, text: '' },
      ]),
    change: (key, change) =>
      setLines(lines.map((line) => (line.key === key ? { ...line, ...change } : line))),
    remove: (key) => setLines(lines.filter((line) => line.key !== key)),
  };
}
