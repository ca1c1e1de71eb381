import { useEffect } from 'react';
import type { Appointment } from '#shared/contract/appointments/appointments.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { localePath, paths } from '#shared/paths.ts';
import { useApp, type App } from '../app.ts';
import { useFormat } from '../i18n/use-format.ts';
import { evictPage, evictExpiredPages, cachePage } from './cached-pages.ts';

const MINUTE_MS = 60_000;

/** One after the other, or a copy under way would come back after it was let go of. */
let work: Promise<void> = Promise.resolve();

/**
 * Keeps the appointment of the page for when there is no connection, as long as its visit is ahead:
 * anew after it was moved, not at all after it was cancelled. Without a service worker to show a
 * copy none is made.
 */
export function useCachedAppointment(appointment: Appointment): void {
  const app = useApp();
  const format = useFormat();
  const { id, hash, status, datetime, duration } = appointment;

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { date, minuteOfDay } = wallClockOf(datetime);
    const facts = {
      // By the clock of the device, which may be wrong: the worker has no other.
      until: Date.parse(datetime) + duration * MINUTE_MS + (Date.now() - app.now()),
      // Not with whom: whoever else uses the device need not learn that.
      title: `${format.day(date, 'weekday')}, ${format.time(minuteOfDay)}`,
    };
    async function renew(): Promise<void> {
      await navigator.serviceWorker.ready;
      const address = localized(app, paths.appointment(id, hash));
      if (status !== 'booked') await evictPage(address);
      else
        await cachePage(
          address,
          await fetch(localized(app, paths.appointmentCopy(id, hash))),
          facts,
        );
      await evictExpiredPages(Date.now());
    }
    // What cannot be fetched now is fetched when the page is next opened; the last copy stays.
    work = work.then(renew).catch(() => {});
  }, [app, format, id, hash, status, datetime, duration]);
}

function localized({ country, language }: App, path: string): string {
  return localePath(path, language, defaultLocaleOf(countryOf(country)));
}
