import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DoctorService } from '#shared/contract/catalogue/doctors.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { ShownSlot } from '#web/domain/slots/shown-slot.ts';
import { useBooking } from '#web/features/booking/use-booking.tsx';
import { makeAppointment } from './appointments.ts';
import { makeBranch, makeDoctor, makeDoctorService, makeSlot } from './doctors.ts';
import { fakeServer, pageOf } from './fake-server.ts';
import { renderInApp } from './render-in-app.tsx';

/** Monday in Budapest, the day before `slot`. */
export const NOW = Date.parse('2026-11-23T10:00:00+01:00');

export const routes = {
  fields: 'GET /api/v1/clinic-branches/3/appointment-fields/',
  doctor: 'GET /api/v1/doctors/anna-kovacs/',
  insurances: 'GET /api/v1/insurances/',
  validate: 'POST /api/v1/appointments/validate/',
  codes: 'POST /api/v0/registration_codes/',
  book: 'POST /api/v1/appointments/',
  hold: 'POST /api/v1/slot-holds/',
} as const;

export const slot = makeSlot('2026-11-24T14:30:00+01:00');
const otherSlot = makeSlot('2026-11-25T09:00:00+01:00');
export const appointment = makeAppointment();

export const button = (name: string) => page.getByRole('button', { name });
export const title = (name: string) => page.getByRole('heading', { name });
export const name = () => page.getByLabelText('First and last name');
export const phone = () => page.getByLabelText('Mobile phone');
export const code = () => page.getByLabelText('Code from the SMS');

/** Clears session storage before each test, and timers and globals after it. */
export function resetBookingState(): void {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** The handlers of an API where every booking succeeds with a code. */
export function bookableServer() {
  return fakeServer({
    [routes.fields]: () => pageOf([]),
    [routes.doctor]: () => makeDoctor(),
    [routes.validate]: () => ({ is_valid: true, needs_code: true }),
    [routes.codes]: () => ({ send_sms: true }),
    [routes.book]: () => appointment,
  });
}

/** Replaces the slot grid, which has separate tests. */
function Picker({ from, onPick }: { from?: string; onPick: (picked: typeof slot) => void }) {
  return (
    <>
      <p>Times from {from}</p>
      <button type="button" onClick={() => onPick(otherSlot)}>
        Pick another time
      </button>
    </>
  );
}

function BookablePage({ service, chosen }: { service: DoctorService; chosen: ShownSlot | null }) {
  const booking = useBooking({ page: 'doctor-profile', SlotGrid: Picker });
  const doctor = makeDoctor({ services: [service] });
  const request = { doctor, doctorService: service, branch: makeBranch(), listPosition: null };
  return (
    <>
      <button type="button" onClick={() => booking.open({ ...request, slot: chosen })}>
        Open
      </button>
      {booking.modal}
    </>
  );
}

export interface Start {
  service?: Partial<DoctorService>;
  chosen?: ShownSlot | null;
  flags?: Partial<Flags>;
  now?: () => number;
}

/** Renders a page with one bookable doctor, in English, with a form of name and phone. */
export function showPage({ service = {}, chosen = slot, flags = {}, now = () => NOW }: Start = {}) {
  return renderInApp(<BookablePage service={makeDoctorService(service)} chosen={chosen} />, {
    namespaces: ['booking'],
    flags: { surname: false, consent: false, ...flags },
    now,
  });
}

export async function openModal(start: Start = {}) {
  const rendered = await showPage(start);
  await userEvent.click(button('Open'));
  return rendered;
}

export async function fillIn(): Promise<void> {
  await userEvent.fill(name(), 'Anna Nagy');
  await userEvent.fill(phone(), '20 123 4567');
}

/** Opens the booking at the step of the one-time code. */
export async function openCodeStep(start: Start = {}) {
  const rendered = await openModal(start);
  await fillIn();
  await userEvent.click(button('Book'));
  await expect.element(code()).toHaveFocus();
  return rendered;
}
