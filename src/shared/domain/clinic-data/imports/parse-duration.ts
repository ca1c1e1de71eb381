import { isLongCell } from './sheets.ts';

const MINUTES_PER_HOUR = 60;
const MIN_MINUTES = 5;
const MAX_MINUTES = 480;
const HOURS =
  /(?<!\d)(\d+(?:[.,]\d+)?)\s*(?:h|hrs?|hours?|ó|óra|or[ăe]|ч|час(?:а|ов)?|сағ(?:ат)?)(?![\p{L}])/iu;
const MINUTES =
  /(?<!\d)(\d+)\s*(?:['’′]|m|mins?|minutes?|minute|p|perc|мин(?:ут[аы]?)?)(?![\p{L}])/iu;

/** The share of a day, as spreadsheets store times. Fewer decimals are a share of an hour or of nothing known. */
const SHARE_OF_DAY = /^0?\.\d{3,}$/;
const MINUTES_PER_DAY = 1440;
/** Spreadsheets round shares: 30 minutes are 0.0208333333333. */
const MAX_ROUNDING = 0.01;

/**
 * Reads a duration in minutes: `30`, `30 perc`, `1 ч 30 мин`, `0:45`, or a time in a spreadsheet. Returns null
 * for any other text.
 */
export function parseDuration(text: string): number | null {
  const plain = text.trim();
  if (isLongCell(plain)) return null;
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(plain);
  if (clock !== null) return checked(Number(clock[1]) * MINUTES_PER_HOUR + Number(clock[2]));
  if (/^\d+$/.test(plain)) return checked(Number(plain));
  if (SHARE_OF_DAY.test(plain)) {
    const minutes = Number(plain) * MINUTES_PER_DAY;
    const whole = Math.round(minutes);
    return Math.abs(minutes - whole) < MAX_ROUNDING ? checked(whole) : null;
  }
  const [hours, minutes] = [HOURS.exec(plain)?.[1], MINUTES.exec(plain)?.[1]];
  if (hours === undefined && minutes === undefined) return null;
  return checked(
    Number((hours ?? '0').replace(',', '.')) * MINUTES_PER_HOUR + Number(minutes ?? 0),
  );
}

function checked(minutes: number): number | null {
  return Number.isInteger(minutes) && minutes >= MIN_MINUTES && minutes <= MAX_MINUTES
    ? minutes
    : null;
}
