import { useSyncExternalStore } from 'react';
import { dateInZone, zonedIso } from '#shared/domain/time/zoned-time.ts';
import { useApp } from './app.ts';
import { useFormat } from './i18n/use-format.ts';

const neverChanges = () => () => {};

/**
 * Formats the time of an appointment by the visitor's clock. Returns null if it equals the clinic's
 * time, and until hydration, as the server does not know the visitor's zone. `iso` has the offset of
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
  const own = zonedIso(Date.parse(iso), zone);
  return own.slice(0, 16) === iso.slice(0, 16)
    ? null
    : format.dateTime(own, dateInZone(now(), zone));
}
