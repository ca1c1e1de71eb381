import {
  addDays,
  datesFrom,
  isPlainDate,
  weekdayOf,
  type PlainDate,
} from '#shared/domain/time/plain-date.ts';
import type { Tables } from '#server/db/tables.ts';

type Span = readonly [starts: number, ends: number];

/** All that decides which times of a schedule patients can book. */
export interface Layers {
  /** The desk also books the hours that are by phone only. */
  readonly isDesk: boolean;
  readonly zone: string;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly stepMinutes: number;
  readonly leadMinutes: number;
  readonly horizonDays: number;
  readonly rules: readonly (Pick<
    Tables['schedule_rule'],
    'weekday' | 'weeks' | 'is_phone_only' | 'valid_from' | 'valid_to'
  > & {
    span: Span;
  })[];
  readonly holidays: readonly Pick<Tables['holiday'], 'id' | 'day' | 'kind' | 'as_weekday'>[];
  /** The choices of the branch; a null holiday is for all without a choice of their own. */
  readonly choices: readonly {
    holiday_id: number | null;
    choice: Tables['branch_holiday']['choice'];
    hours: readonly Span[] | null;
  }[];
  /** The seasons in which the branch has hours of its own. */
  readonly seasons: readonly {
    first_day: PlainDate;
    last_day: PlainDate;
    hours: readonly Span[];
    /** The hours of weekdays that differ. */
    weekday_hours: Readonly<Record<string, readonly Span[]>>;
  }[];
  /** Hours of days; none is a day off. */
  readonly exceptions: ReadonlyMap<PlainDate, { spans: readonly Span[]; isPhoneOnly: boolean }>;
  /** Appointments and blocks, in epoch milliseconds. */
  readonly busy: readonly Span[];
  /** The appointments among them. */
  readonly appointments: readonly Span[];
  /** Blocks, in epoch milliseconds. */
  readonly blocks: readonly Span[];
  /** The last starts of a day that are not offered before a local minute of it. */
  readonly keptStarts: number;
  readonly keptUntil: number;
  /** The minutes on the clock between appointments of one day. */
  readonly bufferMinutes: number;
}

const PLACES: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth'];
const pad = (number: number) => String(number).padStart(2, '0');
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;
/** Longer than any zone is ahead of or behind UTC. */
const MARGIN_MS = DAY_MINUTES * MINUTE_MS;

/**
 * Returns for each length, in steps, the instants (epoch milliseconds) at which an appointment may start, by
 * looking at every minute: slow, independent of the SQL, and as obvious as possible.
 */
export function offeredTimes(layers: Layers, lengths: readonly number[]): number[][] {
  const { now, zone, stepMinutes, leadMinutes, horizonDays, appointments, bufferMinutes } = layers;
  const wallClock = createWallClock(zone);
  const today = wallClock(now).day;
  const days = new Set(datesFrom(today, horizonDays));
  // Of a minute that the clock repeats in autumn, the last instant counts; skipped ones have none.
  const instants = new Map<string, number>();
  const last = now + horizonDays * DAY_MINUTES * MINUTE_MS + MARGIN_MS;
  for (let at = now - MARGIN_MS - (now % MINUTE_MS); at < last; at += MINUTE_MS) {
    const { day, minute } = wallClock(at);
    if (days.has(day)) instants.set(`${day} ${minute}`, at);
  }
  const offered = lengths.map((): number[] => []);
  for (const day of days) {
    const hours = hoursOf(layers, day);
    const appointmentsOfDay = appointments
      .filter(([starts]) => wallClock(starts).day === day)
      .map(([starts, ends]): Span => {
        const { minute } = wallClock(starts);
        return [minute, minute + (ends - starts) / MINUTE_MS];
      });
    const isClear = (minute: number, taken: readonly Span[]) => {
      const at = instants.get(`${day} ${minute}`);
      const isOnGrid = hours.some(
        ([starts, ends]) =>
          minute >= starts && minute + stepMinutes <= ends && (minute - starts) % stepMinutes === 0,
      );
      if (at === undefined || !isOnGrid) return false;
      const end = at + stepMinutes * MINUTE_MS;
      return taken.every(([starts, ends]) => at >= ends || end <= starts);
    };
    // A release that the clock skips is an hour later.
    const release =
      instants.get(`${day} ${layers.keptUntil}`) ?? instants.get(`${day} ${layers.keptUntil + 60}`);
    const isKept = !layers.isDesk && now < (release ?? 0);
    const kept = Array.from({ length: DAY_MINUTES }, (_, minute) => minute)
      .filter((minute) => isClear(minute, layers.blocks))
      .toReversed()
      .slice(0, isKept ? layers.keptStarts : 0);
    const isFree = (minute: number) => {
      if (!isClear(minute, layers.busy) || kept.includes(minute)) return false;
      return appointmentsOfDay.every(
        ([starts, ends]) =>
          minute - ends >= bufferMinutes || starts - (minute + stepMinutes) >= bufferMinutes,
      );
    };
    for (let minute = 0; minute < DAY_MINUTES; minute += 1) {
      const at = instants.get(`${day} ${minute}`) ?? 0;
      const isSoonEnough = at >= now + leadMinutes * MINUTE_MS;
      for (const [index, steps] of lengths.entries()) {
        const parts = Array.from({ length: steps }, (_, part) => minute + part * stepMinutes);
        if (isSoonEnough && parts.every(isFree)) offered[index]?.push(at);
      }
    }
  }
  return offered.map((times) => times.sort((a, b) => a - b));
}

/** Returns the hours of a day: its exceptions, else the weekly rules within those of the branch. */
function hoursOf(
  { isDesk, rules, seasons, holidays, choices, exceptions }: Layers,
  day: PlainDate,
): Span[] {
  const exception = exceptions.get(day);
  if (exception !== undefined) {
    return isDesk || !exception.isPhoneOnly ? [...exception.spans] : [];
  }
  const holiday = holidays.find((each) => each.day === day);
  let weekday = weekdayOf(day);
  const season = seasons.find((each) => each.first_day <= day && day <= each.last_day);
  const usualOn = (each: number): readonly Span[] =>
    season?.weekday_hours[String(each)] ?? season?.hours ?? [[0, DAY_MINUTES]];
  let open = usualOn(weekday);
  if (holiday !== undefined) {
    const isClosed = holiday.kind === 'closed' || holiday.kind === 'moved_rest';
    const own = choices.find(({ holiday_id }) => holiday_id === holiday.id);
    const general = choices.find(({ holiday_id }) => holiday_id === null);
    const choice = own ?? (isClosed || general?.choice === 'official' ? general : undefined);
    const works = choice?.choice === 'official' || choice?.choice === 'hours';
    if (holiday.kind === 'moved_work' && works) {
      weekday = holiday.as_weekday ?? weekday;
      open = usualOn(weekday);
    }
    if (isClosed) open = [];
    if (choice?.choice === 'usual') open = usualOn(weekday);
    if (choice?.choice === 'closed') open = [];
    if (choice?.choice === 'hours') open = choice.hours ?? [];
  }
  const ofDay = rules.filter(
    (rule) =>
      rule.weekday === weekday &&
      (isDesk || !rule.is_phone_only) &&
      rule.valid_from <= day &&
      day <= rule.valid_to &&
      isInWeeks(rule.weeks, day),
  );
  return ofDay.flatMap(({ span: [starts, ends] }) =>
    open
      .map(([opens, closes]): Span => [Math.max(starts, opens), Math.min(ends, closes)])
      .filter(([from, to]) => from < to),
  );
}

/** Looks for a day in a list of weeks or of the month. */
function isInWeeks(weeks: Tables['schedule_rule']['weeks'], day: PlainDate): boolean {
  if (weeks === 'every') return true;
  if (weeks === 'odd' || weeks === 'even') return weeks === parityOfWeek(day);
  const month = day.slice(0, 7);
  const sameWeekdays = Array.from({ length: 31 }, (_, index) => `${month}-${pad(index + 1)}`)
    .filter(isPlainDate)
    .filter((each) => weekdayOf(each) === weekdayOf(day));
  if (weeks === 'last') return sameWeekdays.at(-1) === day;
  return sameWeekdays[PLACES.indexOf(weeks)] === day;
}

/** Counts Thursdays: an ISO week belongs to the year of its Thursday. */
function parityOfWeek(day: PlainDate): 'odd' | 'even' {
  const thursday = addDays(day, 4 - weekdayOf(day));
  const thursdays = datesFrom(`${thursday.slice(0, 4)}-01-01`, 366).filter(
    (each) => weekdayOf(each) === 4 && each <= thursday,
  );
  return thursdays.length % 2 === 1 ? 'odd' : 'even';
}

/** Creates a function that returns the local day and minute of an instant. */
function createWallClock(zone: string): (at: number) => { day: PlainDate; minute: number } {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (at) => {
    const [day = '', time = ''] = format.format(at).split(' ');
    const [hours = '', minutes = ''] = time.split(':');
    return { day, minute: Number(hours) * 60 + Number(minutes) };
  };
}
