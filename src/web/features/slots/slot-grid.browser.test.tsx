import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { makeDoctorService, makeSlot } from '#tests/support/web/doctors.ts';
import {
  fakeServer,
  pageOf,
  errorResponse,
  failConnection,
  type FakeCall,
} from '#tests/support/web/fake-server.ts';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { Settings } from '#shared/contract/catalogue/settings.ts';
import type { Slot } from '#shared/contract/booking/slots.ts';
import type { PlainDate } from '#shared/domain/time/plain-date.ts';
import { SlotGrid } from './slot-grid.tsx';

/** Monday in Budapest. */
const NOW = Date.parse('2026-11-23T10:00:00+01:00');
const SLOTS = 'GET /api/v1/slots/';
const NEAREST = 'GET /api/v1/slots/nearest/';

const slots = [
  makeSlot('2026-11-24T09:00:00+01:00'),
  makeSlot('2026-11-24T14:30:00+01:00'),
  makeSlot('2026-11-25T09:00:00+01:00'),
];

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns a handler that responds with the slots in the requested range. */
function inRange(all: readonly Slot[]) {
  return ({ query }: FakeCall) => {
    const from = query.get('date_from') ?? '';
    const to = query.get('date_to') ?? '';
    const days = all.filter(({ datetime }) => {
      const day = datetime.slice(0, 10);
      return day >= from && day <= to;
    });
    return pageOf(days);
  };
}

function showGrid(
  change: Partial<DoctorService> = {},
  {
    hasSlots = true,
    holidays = [],
    ...rest
  }: { hasSlots?: boolean; from?: PlainDate; holidays?: Settings['holidays'] } = {},
) {
  const onPick = vi.fn();
  const rendered = renderInApp(
    <SlotGrid
      doctorId={1}
      doctorService={makeDoctorService(change)}
      hasSlots={hasSlots}
      timeZone="Europe/Budapest"
      onPick={onPick}
      {...rest}
    />,
    { namespaces: ['slots'], now: () => NOW, settings: { holidays } },
  );
  return rendered.then(() => onPick);
}

/** Returns the part of a slot that the grid keeps. */
const shownPart = (slot: (typeof slots)[number] | undefined) => ({
  id: slot?.id,
  datetime: slot?.datetime,
});

test('a slot is labelled with its day and is picked by a press', async () => {
  fakeServer({ [SLOTS]: inRange(slots) });
  const onPick = await showGrid();
  await userEvent.click(page.getByRole('button', { name: 'Tuesday, 24 November, 14:30' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(shownPart(slots[1]));
});

test('the grid starts at the nearest day with a slot and goes back to today', async () => {
  const server = fakeServer({ [SLOTS]: inRange(slots), [NEAREST]: () => null });
  await showGrid();
  await expect.element(page.getByText('24–27 Nov')).toBeInTheDocument();
  const previous = page.getByRole('button', { name: 'Earlier days' });
  await expect.element(previous).not.toHaveAttribute('aria-disabled');

  await userEvent.click(previous);
  await expect.element(page.getByText('23–26 Nov')).toBeInTheDocument();
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(previous, { force: true });
  await expect.element(page.getByText('23–26 Nov')).toBeInTheDocument();
  expect(server.callsTo(SLOTS)).toHaveLength(2);
});

test('a holiday without slots shows its name', async () => {
  fakeServer({ [SLOTS]: inRange(slots) });
  const holidays = [{ day: '2026-11-26', name: 'Thanksgiving' }];
  await showGrid({}, { holidays });
  await expect.element(page.getByText('Thanksgiving')).toBeVisible();
});

test('the arrows of the grid move by four days', async () => {
  const server = fakeServer({ [SLOTS]: inRange(slots), [NEAREST]: () => null });
  await showGrid();
  await userEvent.click(page.getByRole('button', { name: 'Later days' }));
  await expect.element(page.getByText('28 Nov – 1 Dec')).toBeInTheDocument();
  await vi.waitFor(() =>
    expect(server.callsTo(SLOTS).at(-1)?.query.get('date_to')).toBe('2026-12-01'),
  );
});

test('four days without slots link to the nearest slot', async () => {
  const later = makeSlot('2026-12-08T09:30:00+01:00');
  fakeServer({ [SLOTS]: inRange([...slots, later]), [NEAREST]: () => later });
  await showGrid();
  await userEvent.click(page.getByRole('button', { name: 'Later days' }));
  await userEvent.click(page.getByRole('button', { name: 'Next available: Tue, 8 Dec, 09:30' }));
  await expect
    .element(page.getByRole('button', { name: 'Tuesday, 8 December, 09:30' }))
    .toBeInTheDocument();
});

test('days after the last slot link back to the nearest slot', async () => {
  const [first] = slots;
  fakeServer({
    [SLOTS]: inRange(slots),
    [NEAREST]: ({ query }) => (query.get('date_from') === '2026-11-23' ? first : null),
  });
  await showGrid();
  await userEvent.click(page.getByRole('button', { name: 'Later days' }));
  await userEvent.click(page.getByRole('button', { name: 'Next available: tomorrow, 09:00' }));
  await expect.element(page.getByText('24–27 Nov')).toBeInTheDocument();
});

test('a grid that starts after the last slot links back to the nearest slot', async () => {
  const [first] = slots;
  fakeServer({
    [SLOTS]: inRange(slots),
    [NEAREST]: ({ query }) => (query.get('date_from') === '2026-11-23' ? first : null),
  });
  // In a list filtered by date, `nearest_slot_datetime` ignores earlier slots.
  await showGrid({ nearest_slot_datetime: null }, { from: '2026-11-27' });
  await userEvent.click(page.getByRole('button', { name: 'Next available: tomorrow, 09:00' }));
  await expect
    .element(page.getByRole('button', { name: 'Tuesday, 24 November, 09:00' }))
    .toBeInTheDocument();
});

test('a day with more than five slots shows four until the grid is expanded', async () => {
  const hours = [8, 9, 10, 11, 12, 13].map((hour) => String(hour).padStart(2, '0'));
  const day = hours.map((hour) => makeSlot(`2026-11-24T${hour}:00:00+01:00`));
  fakeServer({ [SLOTS]: inRange(day) });
  await showGrid();
  const times = page.getByRole('button', { name: /^Tuesday, 24 November/ });
  await vi.waitFor(() => expect(times.elements()).toHaveLength(4));
  const more = page.getByRole('button', { name: 'Show more times' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  await vi.waitFor(() => expect(times.elements()).toHaveLength(6));
  await userEvent.click(page.getByRole('button', { name: 'Show fewer times' }));
  await vi.waitFor(() => expect(times.elements()).toHaveLength(4));
});

test('the grid has the same height while it loads', async () => {
  const response = Promise.withResolvers<unknown>();
  fakeServer({ [SLOTS]: () => response.promise });
  await showGrid();
  const grid = page.getByRole('group', { name: 'Available times' });
  await expect.element(page.getByText('Loading available times')).toBeInTheDocument();
  const { height } = grid.element().getBoundingClientRect();
  response.resolve(pageOf(slots));
  await expect
    .element(page.getByRole('button', { name: 'Tuesday, 24 November, 09:00' }))
    .toBeInTheDocument();
  expect(grid.element().getBoundingClientRect().height).toBe(height);
});

test('slots that failed to load can be retried', async () => {
  const server = fakeServer({ [SLOTS]: failConnection });
  await showGrid();
  await expect.element(page.getByText('Available times could not be loaded')).toBeInTheDocument();
  server.on(SLOTS, inRange(slots));
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect
    .element(page.getByRole('button', { name: 'Tuesday, 24 November, 09:00' }))
    .toBeInTheDocument();
});

test('a service without slots sends no request', async () => {
  const server = fakeServer({ [SLOTS]: () => errorResponse([{ code: 'invalid', attr: null }]) });
  await showGrid({ nearest_slot_datetime: null });
  await expect.element(page.getByText('No slots available for future dates')).toBeInTheDocument();
  expect(server.calls).toHaveLength(0);
});

test('the slot grid shows that the schedule is missing for a doctor without one', async () => {
  fakeServer({});
  await showGrid({ nearest_slot_datetime: null }, { hasSlots: false });
  await expect
    .element(page.getByText('The clinic has not provided a schedule'))
    .toBeInTheDocument();
});

test('a walk-in service shows the waiting time and its slots can be picked', async () => {
  fakeServer({ [SLOTS]: inRange(slots) });
  const onPick = await showGrid({ on_walk_in_basis: true, avg_waiting_time: 20 });
  await expect
    .element(page.getByText('Walk-in: first come, first served, about 20 minutes’ wait'))
    .toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Tuesday, 24 November, 09:00' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(shownPart(slots[0]));
});

test('a walk-in service without a waiting time shows only the order', async () => {
  fakeServer({ [SLOTS]: inRange(slots) });
  await showGrid({ on_walk_in_basis: true });
  await expect.element(page.getByText('Walk-in: first come, first served')).toBeInTheDocument();
});

test('the grid shows a hint after four seconds of loading', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const response = Promise.withResolvers<unknown>();
  fakeServer({ [SLOTS]: () => response.promise });
  await showGrid();
  const note = page.getByText(/This is taking longer than usual/);
  await expect.element(page.getByText('Loading available times')).toBeInTheDocument();
  vi.advanceTimersByTime(3900);
  expect(note.elements()).toHaveLength(0);
  vi.advanceTimersByTime(200);
  await expect.element(note).toBeInTheDocument();
  vi.useRealTimers();
  response.resolve(pageOf(slots));
  await expect
    .element(page.getByRole('button', { name: 'Tuesday, 24 November, 09:00' }))
    .toBeInTheDocument();
  expect(note.elements()).toHaveLength(0);
});
