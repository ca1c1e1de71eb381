/** A name of the IANA time zone database, such as `Europe/Budapest`. */
export type TimeZone = string;

/** The offsets of one UTC day: `before` until the instant `changesAt`, `after` from it on. */
interface DayOffsets {
  before: number;
  after: number;
  changesAt: number;
}

const DAY_MS = 86_400_000;
/** About eleven years of days; a zone's table is dropped when full, so input cannot fill memory. */
const CACHED_DAYS = 4096;

interface Zone {
  format: Intl.DateTimeFormat;
  days: Map<number, DayOffsets>;
}

const zones = new Map<TimeZone, Zone>();

/**
 * What is added to UTC to get the zone's wall clock at an instant, both in milliseconds. `Intl` is
 * asked about twice per zone and day (it takes microseconds) and the answers are kept. Throws a
 * RangeError for an unknown zone.
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
    // Changes happen at whole seconds, and `Intl` tells no less than a second.
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
