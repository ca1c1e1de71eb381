import ICAL from 'ical.js';
import type { TimeZone } from '#shared/domain/time/zone-offset.ts';
import { IanaZone } from './iana-zone.ts';

/** Finds the time zones that a calendar names. */
export type Zones = ReturnType<typeof zonesOf>;

/** Returns the zones of a calendar: those of the runtime, otherwise those that the calendar describes. */
export function zonesOf(calendar: ICAL.Component, local: TimeZone) {
  const found = new Map<string, ICAL.Timezone | null>();
  return {
    /** The zone of all-day events, and of times without a zone. */
    local: new IanaZone(local),
    /** Returns the zone of a name, null for an unknown one. */
    find(name: string) {
      let zone = found.get(name);
      if (zone === undefined) {
        const iana = ianaName(name);
        zone = iana === null ? describedZone(calendar, name) : new IanaZone(iana);
        found.set(name, zone);
      }
      return zone;
    },
  };
}

/** Some programs write a path that ends in the name: `/freeassociation.sourceforge.net/Europe/Budapest`. */
function ianaName(name: string): TimeZone | null {
  const parts = name.split('/');
  const names = [name, parts.slice(-2).join('/'), parts.slice(-3).join('/')];
  return names.find((each) => /^[A-Za-z_]+(\/|$)/.test(each) && isKnown(each)) ?? null;
}

function isKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function describedZone(calendar: ICAL.Component, name: string): ICAL.Timezone | null {
  const component = calendar
    .getAllSubcomponents('vtimezone')
    .find((each) => each.getFirstPropertyValue('tzid') === name);
  return component === undefined ? null : new ICAL.Timezone({ component, tzid: name });
}
