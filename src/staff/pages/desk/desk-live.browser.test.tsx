import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DeskDay, DeskDoctor } from '#shared/contract/desk/day.ts';
import { deskColumn, deskDoctor, deskAppointment } from '#tests/support/web/desk-day.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { useDeskActions } from './model/actions/use-desk-actions.ts';
import { useDeskDay } from './model/live/use-desk-day.ts';

const DOCTORS: readonly DeskDoctor[] = [deskDoctor(1)];
const APPOINTMENT = deskAppointment(1, '09:00', 30, { name: 'First' });
const dayOf = (name: string): DeskDay => ({
  day: '2026-11-24',
  columns: [deskColumn(1)],
  appointments: [
    {
      ...APPOINTMENT,
      name,
    },
  ],
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Renders the names of a day. Reads and changes stay open until the test responds to them. */
async function openDay() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void (stream = controller),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
  const reads: PromiseWithResolvers<DeskDay>[] = [];
  const notes: PromiseWithResolvers<typeof APPOINTMENT>[] = [];
  const pending = <Value,>(list: PromiseWithResolvers<Value>[]) => {
    const response = Promise.withResolvers<Value>();
    list.push(response);
    return response.promise;
  };
  function Names() {
    const [date, setDate] = useState('2026-11-24');
    const day = useDeskDay(1, date, DOCTORS);
    const actions = useDeskActions(day);
    return (
      <>
        <p>{day.query.data?.appointments.map((appointment) => appointment.name).join(', ')}</p>
        <button type="button" onClick={() => void actions.saveNote(APPOINTMENT, '')}>
          Save
        </button>
        <button type="button" onClick={() => setDate('2026-11-25')}>
          Next day
        </button>
        <button type="button" onClick={() => day.show({ ...APPOINTMENT, name: 'Own' })}>
          Show
        </button>
      </>
    );
  }
  await renderStaffPage(<Names />, {
    path: '/desk',
    role: 'operator',
    api: {
      deskDay: () => pending(reads),
      saveAppointmentNote: () => pending(notes),
    },
  });
  /** Responds to a read, in the order in which they began. */
  async function respond(index: number, name: string) {
    await vi.waitFor(() => expect(reads.length).toBeGreaterThan(index));
    reads[index]?.resolve(dayOf(name));
  }
  return {
    reads,
    notes,
    respond,
    shows: (name: string) => expect.element(page.getByRole('paragraph')).toHaveTextContent(name),
    notify: () => stream?.enqueue(new TextEncoder().encode('data: 1\n\n')),
    /** Reads the day at once, and again when the stream opens. */
    async open() {
      await respond(0, 'First');
      await respond(1, 'First');
      await this.shows('First');
    },
  };
}

test('the older of two reads of a doctor that arrives last is not shown', async () => {
  const day = await openDay();
  await day.open();
  day.notify();
  day.notify();
  await day.respond(3, 'Newer');
  await day.shows('Newer');
  await day.respond(2, 'Older');
  await day.shows('Newer');
  // The two responses are not in one batch: a third one shows that the second was applied.
  day.notify();
  await vi.waitFor(() => expect(day.reads).toHaveLength(5));
  await day.shows('Newer');
});

test('a read that began before an own change is repeated', async () => {
  const day = await openDay();
  await day.open();
  await page.getByRole('button', { name: 'Save' }).click();
  day.notify();
  await vi.waitFor(() => expect(day.reads).toHaveLength(3));
  day.notes[0]?.resolve({ ...APPOINTMENT, name: 'Own' });
  await day.shows('Own');
  await day.respond(2, 'Older');
  await vi.waitFor(() => expect(day.reads).toHaveLength(4));
  await day.shows('Own');
  await day.respond(3, 'Own and newer');
  await day.shows('Own and newer');
});

test('an own change that arrives after a read of its doctor is read again', async () => {
  const day = await openDay();
  await day.open();
  await page.getByRole('button', { name: 'Save' }).click();
  day.notify();
  await day.respond(2, 'Newest');
  await day.shows('Newest');
  day.notes[0]?.resolve({ ...APPOINTMENT, name: 'Own' });
  await day.respond(3, 'Newest');
  await day.shows('Newest');
});

test('a change that is shown without the time of its request is read again', async () => {
  const day = await openDay();
  await day.open();
  day.notify();
  await day.respond(2, 'Newest');
  await day.shows('Newest');
  await page.getByRole('button', { name: 'Show' }).click();
  await day.respond(3, 'Newest');
  await day.shows('Newest');
});

test('a change of a doctor during the first read of a day is not lost', async () => {
  const day = await openDay();
  await day.open();
  await page.getByRole('button', { name: 'Next day' }).click();
  await vi.waitFor(() => expect(day.reads).toHaveLength(3));
  day.notify();
  await day.respond(2, 'Older');
  await day.respond(3, 'Newer');
  await day.shows('Newer');
});

test('a page that gets no stream reads the day at intervals, and asks again when the server says', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const fetchStream = vi.fn(() =>
    Promise.resolve(new Response('{}', { status: 429, headers: { 'Retry-After': '60' } })),
  );
  const reads = vi.fn(() => Promise.resolve(dayOf('First')));
  vi.stubGlobal('fetch', fetchStream);
  function Names() {
    return <p>{useDeskDay(1, '2026-11-24', DOCTORS).query.data?.appointments[0]?.name}</p>;
  }
  await renderStaffPage(<Names />, {
    path: '/desk',
    role: 'operator',
    api: { deskDay: reads },
  });
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('First');
  await vi.advanceTimersByTimeAsync(59_000);
  expect(fetchStream).toHaveBeenCalledTimes(1);
  // At once and every 15 seconds.
  expect(reads).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(2000);
  expect(fetchStream).toHaveBeenCalledTimes(2);
});
