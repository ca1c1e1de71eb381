import { useSyncExternalStore } from 'react';
import { dateInZone, zonedIso } from '#shared/domain/time/zoned-time.ts';
import { useApp } from './app.ts';
import { useFormat } from './i18n/use-format.ts';

const neverChanges = () => () => {};

/**
 * Formats the time of an appointment in the visitor's zone. Returns null if it equals the clinic's
 * time, and until hydration, because the server does not know the zone. `iso` has the offset of
 * the clinic's zone.
 */
export function useVisitorTime(iso: string | null): string | null {
  const { now } = useApp();
  const format = useFormat();
  const zone = useSyncExternalStore(
    neverChanges,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => null,
  );
  if (iso === null || zone === null) return null;
  const visitorIso = zonedIso(Date.parse(iso), zone);
  return visitorIso.slice(0, 16) === iso.slice(0, 16)
    ? null
    : format.dateTime(visitorIso, dateInZone(now(), zone));
}
