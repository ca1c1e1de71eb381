import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#shared/domain/time/durations.ts';
import { propertiesOf, propertyOf, type Component } from '../lines/components.ts';
import { parseRule } from './rule.ts';
import { expandRule } from './expand-rule.ts';
import { parseList, parseTime } from './times.ts';
import { UnreadError } from '../unread-error.ts';
import { zoneWith, type Zone } from './zone.ts';

/** A change of the clocks, in milliseconds. */
interface Change {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** Returns the zone that a VTIMEZONE describes until an instant, null if it is damaged. */
export function describedZone({ parts, damaged }: Component, until: number): Zone | null {
  if (damaged.length > 0) return null;
  try {
    const changes = parts
      .flatMap((part) => changesOf(part, until))
      .toSorted((one, other) => one.at - other.at);
    const [first] = changes;
    if (first === undefined) return null;
    return zoneWith(
      (instant) => changes.findLast(({ at }) => at <= instant)?.after ?? first.before,
    );
  } catch (error) {
    if (error instanceof UnreadError) return null;
    throw error;
  }
}

/** Returns the changes of a STANDARD or DAYLIGHT part: its start, those of its rules, and those it names. */
function changesOf(part: Component, until: number): Change[] {
  const before = offsetOf(part, 'TZOFFSETFROM');
  const after = offsetOf(part, 'TZOFFSETTO');
  // Times are those of the clock before the change.
  const zone = zoneWith(() => before);
  const times = ['DTSTART', 'RDATE'].flatMap((name) =>
    propertiesOf(part, name).flatMap((property) =>
      parseList(property, (text) => parseTime(text, zone)),
    ),
  );
  const [start] = times;
  const isDamaged = part.damaged.length > 0 || part.parts.length > 0;
  if (start === undefined || isDamaged) throw new UnreadError('damaged');
  const clocks = propertiesOf(part, 'RRULE').flatMap((property) =>
    expandRule(parseRule(property, start), start, until),
  );
  return [...times.map(({ clock }) => clock), ...clocks].map((clock) => ({
    at: clock - before,
    before,
    after,
  }));
}

function offsetOf(part: Component, name: string): number {
  const { value, number } = propertyOf(part, name) ?? {};
  const [, sign, hours, minutes, seconds = 0] =
    /^([+-])(\d{2})(\d{2})(\d{2})?$/.exec(value ?? '') ?? [];
  if (sign === undefined) throw new UnreadError('damaged', number);
  const size = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
  return sign === '-' ? -size : size;
}
