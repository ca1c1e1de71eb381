import { parseHours, type Span } from '#shared/domain/time/working-hours.ts';
import { isOfEveryWeek, nextKey, type HourLine } from './bars/hour-lines.ts';

/** Hours of some weeks, or by phone only, as they are typed. */
export interface MoreHoursRow extends HourLine {
  /** The hours that the text means; null if it is not hours. */
  readonly spans: readonly Span[] | null;
}

/** Returns the lines that are not of every week, and what edits them. */
export function moreHoursOf(
  lines: readonly HourLine[],
  setLines: (lines: readonly HourLine[]) => void,
) {
  const rows = lines
    .filter((line) => !isOfEveryWeek(line))
    .map((line) => ({ ...line, spans: parseHours(line.text) }));
  return {
    rows,
    /** The hours of the API; null while a text is not hours. */
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
    change: (key: number, change: Partial<Omit<HourLine, 'key'>>) =>
      setLines(lines.map((line) => (line.key === key ? { ...line, ...change } : line))),
    remove: (key: number) => setLines(lines.filter((line) => line.key !== key)),
  };
}

export type MoreHours = ReturnType<typeof moreHoursOf>;
