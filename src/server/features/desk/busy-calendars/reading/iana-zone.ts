import ICAL from 'ical.js';
import { zoneOffset, type TimeZone } from '#shared/domain/time/zone-offset.ts';
import { DAY_MS } from '#shared/domain/time/durations.ts';

/** A time zone with the rules of the runtime, which are newer and exacter than those that files contain. */
export class IanaZone extends ICAL.Timezone {
  readonly #name: TimeZone;

  constructor(name: TimeZone) {
    super({ tzid: name });
    this.#name = name;
  }

  /**
   * Returns the offset of a local time from UTC in seconds. A time that occurs twice is the first one, and a
   * skipped one has the offset before the change (RFC 5545, 3.3.5).
   */
  override utcOffset(time: ICAL.Time): number {
    const { year, month, day, hour, minute, second } = time;
    const local = Date.UTC(year, month - 1, day, hour, minute, second);
    const before = zoneOffset(local - DAY_MS, this.#name);
    const after = zoneOffset(local + DAY_MS, this.#name);
    const isAfter =
      zoneOffset(local - before, this.#name) !== before &&
      zoneOffset(local - after, this.#name) === after;
    return (isAfter ? after : before) / 1000;
  }
}
