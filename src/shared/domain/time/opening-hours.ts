const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const MIDNIGHT = '24:00';

/** An interval of a weekday (1 Monday to 7 Sunday), `HH:MM`; `24:00` is midnight. */
interface Hours {
  weekday: number;
  opens: string;
  closes: string;
}

/** Consecutive weekdays with the same hours; closed without hours. */
export interface SameHours {
  from: number;
  to: number;
  hours: readonly Pick<Hours, 'opens' | 'closes'>[];
}

/** The current state of a place, and its next change. */
export type OpenState =
  /** `closes` is null for a place that never closes. */
  | { isOpen: true; closes: string | null }
  | { isOpen: false; opens: string; weekday: number; daysAhead: number };

/** Groups consecutive weekdays with the same opening hours, from Monday on. */
export function groupOpeningHours(hours: readonly Hours[]): SameHours[] {
  const groups: SameHours[] = [];
  for (const weekday of WEEK) {
    const ofDay = hoursOf(hours, weekday);
    const last = groups.at(-1);
    if (last !== undefined && isSame(last.hours, ofDay)) last.to = weekday;
    else groups.push({ from: weekday, to: weekday, hours: ofDay });
  }
  return groups;
}

/** Returns the state at `now`, local time of the place; null for a place that never opens. */
export function openStateAt(
  hours: readonly Hours[],
  now: { weekday: number; minuteOfDay: number },
): OpenState | null {
  const today = hoursOf(hours, now.weekday);
  const current = today.find(
    ({ opens, closes }) =>
      minutesOf(opens) <= now.minuteOfDay && now.minuteOfDay < minutesOf(closes),
  );
  if (current !== undefined) {
    return { isOpen: true, closes: closingTime(hours, now.weekday, current.closes) };
  }
  const later = today.find(({ opens }) => minutesOf(opens) > now.minuteOfDay);
  if (later !== undefined) {
    return { isOpen: false, opens: later.opens, weekday: now.weekday, daysAhead: 0 };
  }
  for (const daysAhead of WEEK) {
    const weekday = dayAfter(now.weekday, daysAhead);
    const [first] = hoursOf(hours, weekday);
    if (first !== undefined) return { isOpen: false, opens: first.opens, weekday, daysAhead };
  }
  return null;
}

/** Returns the closing time, joining intervals that meet at midnight. */
function closingTime(hours: readonly Hours[], weekday: number, closes: string): string | null {
  let end = closes;
  for (const days of WEEK) {
    if (end !== MIDNIGHT) return end;
    const [next] = hoursOf(hours, dayAfter(weekday, days));
    if (next?.opens !== '00:00') return end;
    end = next.closes;
  }
  return null;
}

function hoursOf(hours: readonly Hours[], weekday: number): Hours[] {
  return hours
    .filter((own) => own.weekday === weekday)
    .sort((a, b) => minutesOf(a.opens) - minutesOf(b.opens));
}

function isSame(a: SameHours['hours'], b: SameHours['hours']): boolean {
  return (
    a.length === b.length &&
    a.every(({ opens, closes }, index) => opens === b[index]?.opens && closes === b[index]?.closes)
  );
}

function dayAfter(weekday: number, days: number): number {
  return ((weekday + days - 1) % 7) + 1;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
