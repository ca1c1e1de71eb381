import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/time/durations.ts';
import { propertiesOf, propertyOf, type Component } from '../lines/components.ts';
import type { Property } from '../lines/content-lines.ts';
import { UnreadError } from '../unread-error.ts';
import { UTC, type Zone, type Zones } from './zone.ts';

/** A date or a time of a calendar, in its zone. */
export interface Time {
  /** The time that the clock shows, in epoch milliseconds as if it were in UTC; of a date, its midnight. */
  readonly clock: number;
  readonly isDate: boolean;
  readonly zone: Zone;
}

/** A time with the end that the calendar names for it, in epoch milliseconds. */
export type TimeWithEnd = Time & { readonly end?: number };

const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/i;
const DURATION =
  /^([+-]?)P(?=.)(?:(\d{1,9})W)?(?:(\d{1,9})D)?(?:T(?=.)(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?$/i;
/** Durations of more than five years are not read, so that no computed time leaves the calendar. */
const MAX_DURATION_MS = 5 * 366 * DAY_MS;

/** Returns the instant of a time (epoch milliseconds), or of the midnight with which a date begins. */
export const instantOf = ({ clock, zone }: Time): number => zone.instantOf(clock);

/** Parses a date or a time; null for another text, and for one that is not in the calendar. */
export function parseTime(text: string, zone: Zone): Time | null {
  const match = TIME.exec(text);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((digits) => Number(digits ?? 0));
  const clock = Date.UTC(year, month - 1, day, hour, minute, second);
  const date = new Date(Date.UTC(year, month - 1, day));
  // `Date.UTC` takes years of two digits as those of the last century.
  const isReal = year > 99 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  if (!isReal || hour > 23 || minute > 59 || second > 60) return null;
  return { clock, isDate: match[4] === undefined, zone: match[7] ? UTC : zone };
}

/** A duration: whole days, which have as many hours as the clock gives them (RFC 5545, 3.3.6), and milliseconds. */
interface Duration {
  readonly days: number;
  readonly rest: number;
}

/** Parses a duration; null for another text, for a negative one, and for one of more than five years. */
export function parseDuration(text: string): Duration | null {
  const match = DURATION.exec(text);
  if (match === null) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((digits) => Number(digits ?? 0));
  const rest = hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS;
  const isNegative = match[1] === '-' && weeks + days + rest > 0;
  const isTooLong = (weeks * 7 + days) * DAY_MS + rest > MAX_DURATION_MS;
  return isNegative || isTooLong ? null : { days: weeks * 7 + days, rest };
}

/** Returns the instant at which a duration from a time ends. */
export const after = ({ clock, zone }: Time, { days, rest }: Duration): number =>
  zone.instantOf(clock + days * DAY_MS) + rest;

/** Returns the times of a property, in their zones. Throws an `UnreadError`. */
function timesOf(property: Property, zones: Zones): TimeWithEnd[] {
  const kind = property.parameters.get('VALUE')?.toUpperCase();
  const zone = zoneOf(property, zones);
  return parseList(property, (text) => {
    const time = kind === 'PERIOD' ? parsePeriod(text, zone) : parseTime(text, zone);
    const isKind = kind === undefined || kind === 'PERIOD' || (kind === 'DATE') === time?.isDate;
    if (time === null || !isKind) return null;
    // A date is one of the branch.
    return time.isDate ? { ...time, zone: zones.local } : time;
  });
}

/** Parses the items of a property, which commas divide. Throws an `UnreadError` if one is null. */
export const parseList = <Item>(
  { value, number }: Property,
  parse: (text: string) => Item | null,
): Item[] =>
  value.split(',').map((text) => {
    const item = parse(text);
    if (item === null) throw new UnreadError('damaged', number);
    return item;
  });

/** Parses a period, which ends at a time or after a duration; null for another text. */
export function parsePeriod(text: string, zone: Zone): Required<TimeWithEnd> | null {
  const [from = '', to = '', ...others] = text.split('/');
  const start = parseTime(from, zone);
  if (start === null || start.isDate || others.length > 0) return null;
  const duration = parseDuration(to);
  const until = parseTime(to, zone);
  if (duration === null && (until === null || until.isDate)) return null;
  const end = duration === null ? instantOf(until ?? start) : after(start, duration);
  return end < instantOf(start) ? null : { ...start, end };
}

function zoneOf({ parameters, number }: Property, zones: Zones): Zone {
  const name = parameters.get('TZID');
  if (name === undefined || name === '') return zones.local;
  const zone = zones.find(name);
  if (zone === null) throw new UnreadError('unknown_zone', number);
  return zone;
}

/** Returns the only time of a property of an event, null without the property. Throws an `UnreadError`. */
export function timeOf(event: Component, name: string, zones: Zones): Time | null {
  const property = propertyOf(event, name);
  if (property === null) return null;
  const [time, ...others] = timesOf(property, zones);
  if (time === undefined || others.length > 0) throw new UnreadError('damaged', property.number);
  return time;
}

/** Returns the times of all properties of a name. Throws an `UnreadError`. */
export const allTimesOf = (event: Component, name: string, zones: Zones): TimeWithEnd[] =>
  propertiesOf(event, name).flatMap((property) => timesOf(property, zones));
