import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { NetworkError } from '#web/lib/failures/api-failure.ts';
import type { StaffApi } from '#staff/lib/api/staff-api.ts';
import { deskAppointment, deskColumn } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const HEARTBEAT = new TextEncoder().encode(': \n\n');
const dayOf = (name: string) => ({
  day: '2026-11-24',
  columns: [deskColumn(1)],
  appointments: [deskAppointment(1, '09:00', 30, { name })],
});
const live = page.getByText('Up to date');
const lost = page.getByText(/No connection, as of .*08:30/u);
const stale = page.getByRole('region', { name: 'Day by doctor' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a desk whose streams and connection the test controls. */
async function openDesk() {
  let isConnected = true;
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const deskDay = vi.fn<StaffApi['deskDay']>(() =>
    isConnected
      ? Promise.resolve(dayOf(streams.length > 1 ? 'Newer' : 'First'))
      : Promise.reject(new NetworkError(null)),
  );
  await renderDesk({
    appointments: [],
    timers: ['setInterval', 'clearInterval'],
    api: { deskDay },
    openStream(signal) {
      if (!isConnected) return Promise.reject(new TypeError('Failed to fetch'));
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          streams.push(controller);
          signal.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return Promise.resolve(new Response(body));
    },
  });
  await expect.element(live).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^First 09:00/u })).toBeVisible();
  return {
    streams,
    connect: (to: boolean) => (isConnected = to),
    /** Sends a heartbeat over the last stream, and waits until the page has read it. */
    async beat() {
      streams.at(-1)?.enqueue(HEARTBEAT);
      await vi.waitFor(() => expect(streams.at(-1)?.desiredSize).toBe(1));
    },
  };
}

const isGrey = () => expect.poll(() => stale.element().closest('[data-stale]')).not.toBeNull();

test('a desk whose connection is silent for two heartbeats says since when, and is grey', async () => {
  const desk = await openDesk();
  desk.connect(false);
  await vi.advanceTimersByTimeAsync(20_000);
  await expect.element(lost).toBeVisible();
  await isGrey();
  desk.connect(true);
  await expect.element(live).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Newer 09:00/u })).toBeVisible();
  expect(stale.element().closest('[data-stale]')).toBeNull();
});

test('heartbeats keep a desk without changes up to date', async () => {
  const desk = await openDesk();
  for (let beats = 0; beats < 5; beats += 1) {
    await vi.advanceTimersByTimeAsync(8000);
    await desk.beat();
  }
  await expect.element(live).toBeVisible();
  expect(desk.streams).toHaveLength(1);
});

test('a browser that goes offline says so at once, and shows what it missed when it is online', async () => {
  const desk = await openDesk();
  desk.connect(false);
  window.dispatchEvent(new Event('offline'));
  await expect.element(lost).toBeVisible();
  await isGrey();
  desk.connect(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('button', { name: /^Newer 09:00/u })).toBeVisible();
  await expect.element(live).toBeVisible();
});

test('a computer that wakes up keeps a stream that is still alive', async () => {
  const desk = await openDesk();
  vi.setSystemTime(Date.now() + 3_600_000);
  // The timer runs before what has arrived is read.
  await vi.advanceTimersByTimeAsync(1000);
  await desk.beat();
  await vi.advanceTimersByTimeAsync(3000);
  await expect.element(live).toBeVisible();
  expect(desk.streams).toHaveLength(1);
});

test('a computer that wakes up opens a stream that has died again', async () => {
  const desk = await openDesk();
  vi.setSystemTime(Date.now() + 3_600_000);
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(() => expect(desk.streams).toHaveLength(2));
  await expect.element(page.getByRole('button', { name: /^Newer 09:00/u })).toBeVisible();
  await expect.element(live).toBeVisible();
});
