import { DAY_MS } from '#shared/domain/time/durations.ts';

/** A name of the IANA time zone database, such as `Europe/Budapest`. */
export type TimeZone = string;

/** The offsets of a UTC day: `before` until the instant `changesAt`, `after` from then on. */
interface DayOffsets {
  before: number;
  after: number;
  changesAt: number;
}

/** The maximum number of cached days per zone: about eleven years. A full cache is cleared. */
const CACHED_DAYS = 4096;

interface Zone {
  format: Intl.DateTimeFormat;
  days: Map<number, DayOffsets>;
}

const zones = new Map<TimeZone, Zone>();

/**
 * Returns the offset of a zone from UTC at an instant, both in milliseconds. `Intl` takes microseconds,
 * so offsets are cached per zone and day. Throws a RangeError for an unknown zone.
 */
export function zoneOffset(epochMs: number, zoneName: TimeZone): number {
  const zone = zones.get(zoneName) ?? openZone(zoneName);
  const day = Math.floor(epochMs / DAY_MS);
  let offsets = zone.days.get(day);
  if (offsets === undefined) {
    if (zone.days.size >= CACHED_DAYS) zone.days.clear();
    offsets = readDay(day, zone.format);
    zone.days.set(day, offsets);
  }
  return epochMs < offsets.changesAt ? offsets.before : offsets.after;
}

function openZone(name: TimeZone): Zone {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const zone = { format, days: new Map<number, DayOffsets>() };
  zones.set(name, zone);
  return zone;
}

function readDay(day: number, format: Intl.DateTimeFormat): DayOffsets {
  let start = day * DAY_MS;
  let end = start + DAY_MS;
  const before = readOffset(start, format);
  const after = readOffset(end, format);
  if (before === after) return { before, after, changesAt: start };

  while (end - start > 1000) {
    // Changes happen at whole seconds, and `Intl` has a resolution of one second.
    const middle = Math.floor((start + end) / 2000) * 1000;
    if (readOffset(middle, format) === before) start = middle;
    else end = middle;
  }
  return { before, after, changesAt: end };
}

function readOffset(epochMs: number, format: Intl.DateTimeFormat): number {
  const parts = new Map(format.formatToParts(epochMs).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type));
  const [hour, minute, second] = [part('hour'), part('minute'), part('second')];
  return Date.UTC(part('year'), part('month') - 1, part('day'), hour, minute, second) - epochMs;
}
