import { zoneOffset, type TimeZone } from '#shared/domain/time/zone-offset.ts';
import { propertiesOf, type Component } from './components.ts';
import { describedZone } from './described-zone.ts';
import { zoneWith, type Zone, type Zones } from './zone.ts';
import { abbreviatedZone, ianaZone, otherZone } from './zone-names.ts';

/**
 * Returns the zones of a calendar until an instant: those of the runtime, whose rules are newer than those in files;
 * then those that the calendar describes; then those of abbreviations and other names.
 */
export function zonesOf(calendar: Component, local: TimeZone, until: number): Zones {
  const found = new Map<string, Zone | null>();
  return {
    local: runtimeZone(local),
    find(name) {
      let zone = found.get(name);
      if (zone === undefined) {
        zone = zoneOf(calendar, name, until);
        found.set(name, zone);
      }
      return zone;
    },
  };
}

const runtimeZone = (name: TimeZone): Zone => zoneWith((instant) => zoneOffset(instant, name));

function zoneOf(calendar: Component, name: string, until: number): Zone | null {
  const iana = ianaZone(name);
  if (iana !== null) return runtimeZone(iana);
  const part = calendar.parts.find(
    (each) =>
      each.kind === 'VTIMEZONE' && propertiesOf(each, 'TZID').some(({ value }) => value === name),
  );
  const described = part === undefined ? null : describedZone(part, until);
  if (described !== null) return described;
  // Programs use abbreviations for zones with summer time as well, which only their description tells.
  const other = (part === undefined ? abbreviatedZone(name) : null) ?? otherZone(name, until);
  return other === null ? null : runtimeZone(other);
}
