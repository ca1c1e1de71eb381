import { formatHours, type Span } from './working-hours.ts';
import { weekdayOf, type PlainDate } from './plain-date.ts';

interface PlannedDay {
  readonly day: PlainDate;
  readonly hours: readonly Span[];
}

/** Hours of a weekday that others replace from a day on. */
interface ChangedHours {
  /** ISO: 1 Monday to 7 Sunday. */
  readonly weekday: number;
  readonly from: PlainDate;
  /** Formatted hours; empty for a closed day. */
  readonly before: string;
  readonly after: string;
}

/** Returns how two plans of the same days differ: each change of a weekday once, with its first day. */
export function changedHours(
  before: readonly PlannedDay[],
  after: readonly PlannedDay[],
): ChangedHours[] {
  const hoursBefore = new Map(before.map(({ day, hours }) => [day, formatHours(hours)]));
  const changes = new Map<string, ChangedHours>();
  for (const { day, hours } of after) {
    const [old, now] = [hoursBefore.get(day), formatHours(hours)];
    if (old === undefined || old === now) continue;
    const change = { weekday: weekdayOf(day), from: day, before: old, after: now };
    const key = `${change.weekday} ${old} ${now}`;
    if (!changes.has(key)) changes.set(key, change);
  }
  return [...changes.values()];
}
