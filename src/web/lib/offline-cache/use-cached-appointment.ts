import { useEffect } from 'react';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { localePath, paths } from '#shared/paths.ts';
import { MINUTE_MS } from '#shared/domain/time/durations.ts';
import { useApp, type App } from '../app.ts';
import { useFormat } from '../i18n/use-format.ts';
import { evictPage, evictExpiredPages, cachePage } from './cached-pages.ts';

/** The queue of updates: in parallel, a slow one could restore a page that was evicted since. */
let queue: Promise<void> = Promise.resolve();

/**
 * Caches an upcoming appointment for offline use, updates it when it is rescheduled, and evicts it
 * when it is cancelled. Does nothing in a browser without service workers, which serve the pages.
 */
export function useCachedAppointment(appointment: Appointment): void {
  const app = useApp();
  const format = useFormat();
  const { id, hash, status, datetime, duration } = appointment;

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const { date, minuteOfDay } = wallClockOf(datetime);
    const info = {
      // In the device's time, even if its clock is wrong: the service worker has no other clock.
      until: Date.parse(datetime) + duration * MINUTE_MS + (Date.now() - app.now()),
      // Without the doctor, so that other users of the device do not see it.
      title: `${format.day(date, 'weekday')}, ${format.time(minuteOfDay)}`,
    };
    async function update(): Promise<void> {
      await navigator.serviceWorker.ready;
      const address = localized(app, paths.appointment(id, hash));
      if (status !== 'booked') await evictPage(address);
      else
        await cachePage(
          address,
          await fetch(localized(app, paths.appointmentCopy(id, hash))),
          info,
        );
      await evictExpiredPages(Date.now());
    }
    // After a failure the old version stays, and opening the page again retries.
    queue = queue.then(update).catch(() => {});
  }, [app, format, id, hash, status, datetime, duration]);
}

function localized({ country, language }: App, path: string): string {
  return localePath(path, language, defaultLocaleOf(countryOf(country)));
}
