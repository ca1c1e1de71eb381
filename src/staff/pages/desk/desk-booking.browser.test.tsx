import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#shared/contract/api-error.ts';
import type { DeskAppointment } from '#shared/contract/desk/appointment.ts';
import type { FoundPatient } from '#shared/contract/desk/appointments.ts';
import type { StaffApi } from '#staff/lib/api/staff-api.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskAppointment, deskColumn, deskDoctor, freeTime } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const TAKEN = new ApiError(400, {
  type: 'validation_error',
  errors: [{ code: 'slot_taken', detail: 'This time has just been taken', attr: 'starts_at' }],
});
const phone = page.getByRole('textbox', { name: 'Phone' });
const givenName = page.getByRole('textbox', { name: 'Given name' });
const note = page.getByRole('textbox', { name: 'Note' });
const consent = page.getByRole('checkbox');
const book = page.getByRole('button', { name: 'Book', exact: true });
const title = page.getByRole('heading', { name: 'New booking' });
const offers = page.getByRole('group', { name: 'Other available times' });
const discard = page.getByRole('button', { name: 'Discard', exact: true });
const stay = page.getByRole('button', { name: 'Go on typing' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface DeskOptions {
  /** The appointments at first. */
  appointments?: readonly DeskAppointment[];
  bookAtDesk?: StaffApi['bookAtDesk'];
  api?: Parameters<typeof renderDesk>[0]['api'];
}

/** Opens a desk with a booking at 09:00 in which a patient is typed. */
async function typeBooking({ appointments = [], bookAtDesk, api }: DeskOptions = {}) {
  const shown = [...appointments];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  await renderDesk({
    appointments,
    openStream: () =>
      Promise.resolve(
        new Response(
          new ReadableStream<Uint8Array>({
            start: (controller) => void (stream = controller),
          }),
        ),
      ),
    api: {
      deskDay: ({ day }) =>
        Promise.resolve({
          day,
          columns: [deskColumn(1), deskColumn(2)],
          appointments: shown.filter(({ starts_at: startsAt }) => startsAt.startsWith(day)),
        }),
      findPatients: () => Promise.resolve({ patients: [], appointments: [] }),
      deskPreparation: () => Promise.resolve({ lines: [] }),
      findDoubleBookings: () => Promise.resolve([]),
      ...(bookAtDesk === undefined ? {} : { bookAtDesk }),
      ...api,
    },
  });
  await expect.element(page.getByRole('button', { name: 'Book 09:00' }).first()).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(phone).toHaveFocus();
  await userEvent.fill(phone, '06 20 123 4567');
  await userEvent.fill(givenName, 'Kata');
  await userEvent.fill(note, 'Needs a lift');
  await consent.click();
  return {
    /** A colleague books a time of a doctor, which every desk hears at once. */
    bookElsewhere(appointment: DeskAppointment) {
      shown.push(appointment);
      stream?.enqueue(new TextEncoder().encode(`data: ${appointment.schedule_id}\n\n`));
    },
  };
}

async function expectTyped() {
  await expect.element(phone).toHaveValue('06 20 123 4567');
  await expect.element(givenName).toHaveValue('Kata');
  await expect.element(note).toHaveValue('Needs a lift');
}

/** Presses a free time of the first doctor. */
async function pressFree(doctor: number, minute: number) {
  const column = document.querySelector<HTMLElement>(`[data-schedule="${doctor}"]`);
  if (column === null) throw new Error('The day has no such doctor');
  const { top, left, height } = column.getBoundingClientRect();
  // The grid shows 08:00 to 18:00.
  const clientY = top + ((minute - 480) / 600) * height + 2;
  column.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left + 5, clientY }));
}

test('a refused time keeps what is typed, and the next free time is booked by keys alone', async () => {
  const bookAtDesk = vi.fn<StaffApi['bookAtDesk']>(() => {
    const appointment = deskAppointment(5, '09:30', 30, { name: 'Kata' });
    desk.bookElsewhere(appointment);
    return Promise.resolve(appointment);
  });
  bookAtDesk.mockRejectedValueOnce(TAKEN);
  const desk = await typeBooking({ bookAtDesk });
  await userEvent.keyboard('{Tab}{Enter}');
  const reason = page.getByRole('alert').filter({ hasText: /This time has just been taken/u });
  await expect.element(reason).toBeVisible();
  await expect.poll(() => document.activeElement?.contains(reason.element())).toBe(true);
  await expectTyped();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Tab}');
  await expect.element(offers.getByRole('button').first()).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(offers.getByRole('button', { name: '09:30' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/24 Nov.*09:30/u)).toBeVisible();
  await expect.element(reason).not.toBeInTheDocument();
  await expect.element(book).toHaveFocus();
  await expectTyped();
  await userEvent.keyboard('{Enter}');
  const booked = page.getByRole('button', { name: /^Kata 09:30/u });
  await expect.element(booked).toBeVisible();
  // The cursor stays where the appointment is.
  await expect.element(booked).toHaveFocus();
  const [first, second] = bookAtDesk.mock.calls.map(([call]) => call);
  expect(first).toMatchObject({ starts_at: '2026-11-24T09:00:00+01:00' });
  expect(second).toMatchObject({ starts_at: '2026-11-24T09:30:00+01:00', note: 'Needs a lift' });
  expect(second?.key).not.toBe(first?.key);
});

test('a free time of the day that is pressed becomes the time of the open booking', async () => {
  await typeBooking();
  await pressFree(1, 600);
  await expect.element(page.getByText(/24 Nov.*10:00.*Doctor 1/u)).toBeVisible();
  await expectTyped();
  await expect.element(book).toHaveFocus();
});

test('an open booking says at once that a colleague has taken its time, and offers others', async () => {
  const desk = await typeBooking();
  await note.click();
  desk.bookElsewhere(deskAppointment(2, '09:00', 30, { name: 'Lajos' }));
  await expect.element(page.getByText(/09:00.* has just been taken/u)).toBeVisible();
  // Typing goes on.
  await expect.element(note).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await offers.getByRole('button', { name: '09:30' }).click();
  await expect.element(page.getByText(/24 Nov.*09:30/u)).toBeVisible();
  await expect.element(page.getByText(/has just been taken/u)).not.toBeInTheDocument();
  await expectTyped();
});

test('without a free time on the day, times of the next day are offered, which is then shown', async () => {
  const desk = await typeBooking({
    api: {
      findTimesOfOffer: ({ id, from }) =>
        Promise.resolve({
          doctors: 1,
          next: null,
          times:
            id === 1 && from === '2026-11-25'
              ? [freeTime('2026-11-26T08:00:00+01:00'), freeTime('2026-11-27T08:00:00+01:00')]
              : [],
        }),
    },
  });
  desk.bookElsewhere(deskAppointment(2, '09:00', 180, { name: 'Lajos' }));
  await offers.getByRole('button', { name: /26 Nov.*08:00/u }).click();
  await expect.element(page.getByText(/26 Nov.*08:00.*Doctor 1/u)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Today' })).toBeVisible();
  await expectTyped();
});

test('a booking that is moved to a doctor without its service says so, and is not sent', async () => {
  const bookAtDesk = vi.fn<StaffApi['bookAtDesk']>();
  const [first, second] = [deskDoctor(1), deskDoctor(2)];
  const offer = { is_hidden: false, minutes: 30, total: 1000, follow_up: null, insurances: [] };
  await typeBooking({
    bookAtDesk,
    api: {
      deskDoctors: () =>
        Promise.resolve([
          { ...first, offers: [{ ...offer, id: 1, service: 'Consultation' }] },
          { ...second, offers: [{ ...offer, id: 2, service: 'Ultrasound' }] },
        ]),
    },
  });
  await pressFree(2, 600);
  const refusal = page.getByText(/Doctor 2.* does not offer this service: .*Consultation/u);
  await expect.element(refusal).toBeVisible();
  await book.click();
  await expect.element(page.getByLabelText('Service')).toHaveFocus();
  expect(bookAtDesk).not.toHaveBeenCalled();
  await userEvent.selectOptions(page.getByLabelText('Service'), '2');
  await expect.element(refusal).not.toBeInTheDocument();
  await expectTyped();
});

test('a booking in which something is typed is closed only after a question', async () => {
  await typeBooking();
  await userEvent.keyboard('{Escape}');
  await expect.element(stay).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(stay).not.toBeInTheDocument();
  await expectTyped();
  await note.click();
  await userEvent.keyboard('{Escape}');
  // A press on a question that is closing by itself does nothing.
  await discard.click();
  await expect.element(title).not.toBeInTheDocument();
});

test('another appointment replaces a booking in which something is typed only after a question', async () => {
  const lajos = deskAppointment(2, '11:00', 30, { name: 'Lajos' });
  await typeBooking({ appointments: [lajos] });
  await page.getByRole('button', { name: /^Lajos 11:00/u }).click();
  await discard.click();
  await expect.element(title).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Appointment' })).toBeVisible();
});

test('a booking in which nothing is typed closes at once', async () => {
  await typeBooking();
  for (const field of [phone, givenName, note]) await userEvent.fill(field, '');
  await consent.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(title).not.toBeInTheDocument();
});

test('what is typed in a booking stays while other days are looked at', async () => {
  await typeBooking();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect.element(page.getByRole('button', { name: 'Today' })).toBeVisible();
  await expect.element(page.getByText(/24 Nov.*09:00/u)).toBeVisible();
  await expectTyped();
});

test('a patient who is found is shown with coming and last appointments, and doubled ones are warned of', async () => {
  const coming = { starts_at: '2026-11-24T11:00:00+01:00', doctor: 'Doctor 2', branch: 'Buda' };
  const findDoubleBookings = vi.fn<StaffApi['findDoubleBookings']>(() =>
    Promise.resolve([
      { ...coming, given_name: 'Kata', reason: 'day' },
      { ...coming, given_name: 'Lili', reason: 'specialty' },
    ]),
  );
  const known = { given_name: 'Kata', surname: 'Nagy', phone: '+36201234567', language: 'hu' };
  const last = { starts_at: '2026-11-03T09:00:00+01:00', doctor: 'Doctor 1', branch: null };
  await typeBooking({
    api: {
      findDoubleBookings,
      findPatients: () =>
        Promise.resolve({
          patients: [{ ...known, offer_id: 1, appointments: 2, coming: [coming], last }],
          appointments: [],
        }),
    },
  });
  const person = page.getByRole('button', { name: /Nagy/u });
  await expect
    .element(person.getByText(/Upcoming: .*24 Nov.*11:00.*Doctor 2, Buda/u))
    .toBeVisible();
  await expect.element(person.getByText(/Last here: .*3 Nov.*09:00.*Doctor 1/u)).toBeVisible();
  await person.click();
  const warning = page.getByRole('status').filter({ hasText: /already has an appointment/u });
  await expect
    .element(warning.getByText(/Kata.* that day: .*11:00.*Doctor 2, Buda/u))
    .toBeVisible();
  expect(warning.getByText(/Lili/u).elements()).toHaveLength(0);
  expect(findDoubleBookings.mock.lastCall?.[0]).toMatchObject({
    id: 1,
    phone: expect.stringContaining('20'),
    starts_at: '2026-11-24T09:00:00+01:00',
  });
  expect(await axeViolations()).toEqual([]);
});

test('a booking that is being sent stays on its day and at its time', async () => {
  const sent = Promise.withResolvers<DeskAppointment>();
  await typeBooking({ bookAtDesk: () => sent.promise });
  await book.click();
  await pressFree(1, 600);
  await expect.element(page.getByText('Saving. Please wait a moment')).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect.element(page.getByText(/24 Nov.*09:00.*Doctor 1/u)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /24 November/u })).toBeVisible();
  sent.reject(TAKEN);
  await expect.element(page.getByText(/This time has just been taken/u)).toBeVisible();
  await expectTyped();
});

const KATA: FoundPatient = {
  given_name: 'Kata',
  surname: null,
  phone: '+36201234567',
  language: 'en',
  offer_id: 2,
  appointments: 1,
  coming: [],
  last: null,
};

test('the service of a patient does not replace one that was chosen by hand', async () => {
  const offer = { is_hidden: false, minutes: 30, total: 1000, follow_up: null, insurances: [] };
  const offers = [
    { ...offer, id: 1, service: 'Consultation' },
    { ...offer, id: 2, service: 'Ultrasound' },
    { ...offer, id: 3, service: 'Control' },
  ];
  await typeBooking({
    api: {
      deskDoctors: () => Promise.resolve([{ ...deskDoctor(1), offers }]),
      findPatients: () => Promise.resolve({ patients: [KATA], appointments: [] }),
    },
  });
  const service = page.getByLabelText('Service');
  await userEvent.selectOptions(service, '3');
  await userEvent.fill(phone, '4567');
  await page
    .getByRole('button', { name: /Kata.*4567|Kata/u })
    .first()
    .click();
  await expect.element(service).toHaveValue('3');
});

test('times that cannot be read are not told as none', async () => {
  let fails = true;
  const desk = await typeBooking({
    api: {
      findTimesOfOffer: () =>
        fails
          ? Promise.reject(new Error('broken'))
          : Promise.resolve({
              doctors: 1,
              next: null,
              times: [freeTime('2026-11-26T08:00:00+01:00')],
            }),
    },
  });
  desk.bookElsewhere(deskAppointment(2, '09:00', 180, { name: 'Lajos' }));
  await expect.element(page.getByText(/Something went wrong on our side/u)).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(offers.getByRole('button', { name: /26 Nov.*08:00/u })).toBeVisible();
});
