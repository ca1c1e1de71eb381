import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Appointment } from '#shared/contract/booking/appointments.ts';
import { makeAppointment } from '#tests/support/web/appointments.ts';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { listCachedPages } from './cached-pages.ts';
import { useCachedAppointment } from './use-cached-appointment.ts';

const NOW = Date.parse('2026-11-23T10:00:00+01:00');
const ADDRESS = `/en/appointments/77?hash=${'a'.repeat(32)}`;

function Page({ appointment }: { appointment: Appointment }) {
  useCachedAppointment(appointment);
  return <h1>{appointment.status}</h1>;
}

const show = (appointment: Appointment, now = NOW) =>
  renderInApp(<Page appointment={appointment} />, { namespaces: [], now: () => now });

const fetched = vi.fn<(path: string) => Promise<Response>>();
beforeEach(async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  // The device is a day behind the server.
  vi.spyOn(Date, 'now').mockReturnValue(NOW - 86_400_000);
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(
    new Promise((resolve) => {
      resolve(new EventTarget() as unknown as ServiceWorkerRegistration);
    }),
  );
  fetched.mockImplementation((path) => Promise.resolve(new Response(path)));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

test('the page of an upcoming appointment is cached, and again when it is rescheduled', async () => {
  await show(makeAppointment());
  await vi.waitFor(async () =>
    expect(await listCachedPages()).toEqual([
      { address: ADDRESS, title: 'Tuesday, 24 November, 14:30' },
    ]),
  );
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    `/en/appointments/77/copy?hash=${'a'.repeat(32)}`,
  );
  await show(makeAppointment({ datetime: '2026-11-25T09:00:00+01:00' }));
  await vi.waitFor(async () =>
    expect(await listCachedPages()).toEqual([
      { address: ADDRESS, title: 'Wednesday, 25 November, 09:00' },
    ]),
  );
});

test("a cached appointment is evicted if cancelled, or in the past by the server's clock", async () => {
  for (const change of [
    { status: 'cancelled' },
    { status: 'completed' },
    // The page stayed open until after the appointment.
    { datetime: '2026-11-23T09:30:00+01:00' },
  ] as const) {
    await show(makeAppointment());
    await vi.waitFor(async () => expect(await listCachedPages()).toHaveLength(1));
    await show(makeAppointment(change));
    await vi.waitFor(async () => expect(await listCachedPages()).toEqual([]));
  }
});
