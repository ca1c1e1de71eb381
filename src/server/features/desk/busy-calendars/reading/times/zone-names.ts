import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import { HOUR_MS, MINUTE_MS } from '#shared/domain/time/durations.ts';
import { zoneOffset, type TimeZone } from '#shared/domain/time/zone-offset.ts';

/** The abbreviations that are names of IANA. The runtime knows more, such as `BST` and `IST`, which mean several zones. */
const ABBREVIATIONS = /^(?:UTC|GMT|UCT|CET|EET|MET|WET|EST|MST|HST|PRC|ROC|ROK)$/i;
const FULL_NAME = /^(?![A-Za-z]{3}$)[A-Za-z]\w*(?:[/-]|$)/;
const OFFSET = /^(?:UTC|GMT)? ?([+-])(\d{1,2})(?::?(\d{2}))?$/i;
/** A zone as Windows shows it: `(UTC+01:00) Belgrade, Bratislava, Budapest`. */
const DISPLAYED = /^\((?:UTC|GMT)(?:([+-])(\d{2}):(\d{2}))?\) (.+)$/i;

/** The zone of each Windows name, in small letters, where it has no other country (CLDR). */
const WINDOWS = new Map<string, TimeZone>(
  windows.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone: { _territory: territory } }) => territory === '001')
    .map(({ mapZone: { _other: name, _type: zone } }) => [name.toLowerCase(), zone]),
);

/** Returns the zone with a full name of IANA, also as the end of a path: `/citadel.org/20210210_1/Europe/Berlin`. */
export function ianaZone(name: string): TimeZone | null {
  const parts = name.split('/');
  const names = [name, parts.slice(-2).join('/'), parts.slice(-3).join('/')];
  return names.find((each) => FULL_NAME.test(each) && isKnown(each)) ?? null;
}

/** Returns the zone of an abbreviation, null for one that means several zones. */
export const abbreviatedZone = (name: string): TimeZone | null =>
  ABBREVIATIONS.test(name) ? name : null;

function isKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns the zone of another name: of Windows, of an offset such as `UTC+03:00`, or as Windows shows it. */
export function otherZone(name: string, at: number): TimeZone | null {
  return WINDOWS.get(name.toLowerCase()) ?? offsetZone(name) ?? displayedZone(name, at);
}

function offsetZone(name: string): TimeZone | null {
  const [, sign, hours = '', minutes = '00'] = OFFSET.exec(name) ?? [];
  const zone = `${sign}${hours.padStart(2, '0')}:${minutes}`;
  return sign !== undefined && Number(hours) <= 14 && isKnown(zone) ? zone : null;
}

/** Returns the zone of the first city that has the offset in the name without summer time, in the year of an instant. */
function displayedZone(name: string, at: number): TimeZone | null {
  const [, sign = '+', hours = 0, minutes = 0, cities] = DISPLAYED.exec(name) ?? [];
  if (cities === undefined) return null;
  if (cities === 'Coordinated Universal Time') return 'UTC';
  const offset = Number(`${sign}1`) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS);
  const zones = Intl.supportedValuesOf('timeZone');
  for (const city of cities.split(', ')) {
    const end = `/${city.replaceAll(' ', '_')}`;
    const zone = zones.find((each) => each.endsWith(end) && standardOffset(each, at) === offset);
    if (zone !== undefined) return zone;
  }
  return null;
}

function standardOffset(zone: TimeZone, at: number): number {
  const year = new Date(at).getUTCFullYear();
  return Math.min(zoneOffset(Date.UTC(year, 0), zone), zoneOffset(Date.UTC(year, 6), zone));
}
