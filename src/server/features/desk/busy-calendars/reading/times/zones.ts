import { zoneOffset, type TimeZone } from '#shared/domain/time/zone-offset.ts';
import { propertiesOf, type Component } from '../lines/components.ts';
import { describedZone } from './described-zone.ts';
import { zoneWith, type Zone, type Zones } from './zone.ts';
import { abbreviatedZone, ianaZone, otherZone } from './zone-names.ts';

/**
 * Returns the function from a calendar of a file to its zones until an instant: those of the runtime, whose rules are
 * newer than those in files; then those that the calendar describes; then those of abbreviations and other names.
 */
export function zonesUntil(until: number, local: TimeZone): (calendar: Component) => Zones {
  // A file may contain many calendars with the same names.
  const ianaOf = cached(ianaZone);
  const otherOf = cached((name) => otherZone(name, until));
  return (calendar) => ({
    local: runtimeZone(local),
    find: cached((name) => {
      const iana = ianaOf(name);
      if (iana !== null) return runtimeZone(iana);
      const part = descriptionOf(calendar, name);
      const described = part === undefined ? null : describedZone(part, until);
      if (described !== null) return described;
      // Programs use abbreviations for zones with summer time as well, which only their description tells.
      const abbreviated = part === undefined ? abbreviatedZone(name) : null;
      const other = abbreviated ?? otherOf(name);
      return other === null ? null : runtimeZone(other);
    }),
  });
}

const runtimeZone = (name: TimeZone): Zone => zoneWith((instant) => zoneOffset(instant, name));

const descriptionOf = ({ parts }: Component, name: string): Component | undefined =>
  parts.find(
    (part) =>
      part.kind === 'VTIMEZONE' && propertiesOf(part, 'TZID').some(({ value }) => value === name),
  );

/** Returns a function that finds what a name means once. */
function cached<Found>(find: (name: string) => Found): (name: string) => Found {
  const known = new Map<string, Found>();
  return (name) => {
    const found = known.has(name) ? (known.get(name) as Found) : find(name);
    known.set(name, found);
    return found;
  };
}
