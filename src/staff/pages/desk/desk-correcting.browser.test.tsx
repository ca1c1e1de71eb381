import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '#shared/contract/api-error.ts';
import type { StaffApi } from '#staff/lib/api/staff-api.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { deskAppointment, deskAppointmentDetails } from '#tests/support/web/desk-day.ts';
import { renderDesk } from '#tests/support/web/render-desk.tsx';

const KATA = deskAppointment(1, '09:00');
const PATIENT = {
  given_name: 'Kata',
  surname: 'Nagy',
  phone: '+36201234567',
  insurance: null,
  additional_fields: [{ clinic_branch_field: 9, value: 170 }],
};
const surname = page.getByRole('textbox', { name: 'Surname' });
const phone = page.getByRole('textbox', { name: 'Phone' });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The service of the appointment, a longer and dearer one, and one of another preparation only. */
const OFFERS = [
  { id: 1, service: 'Consultation', minutes: 30, total: 1000 },
  { id: 2, service: 'Ultrasound', minutes: 60, total: 2000 },
  { id: 3, service: 'Blood test', minutes: 30, total: 1000 },
  { id: 4, service: 'Second opinion', minutes: 30, total: 1000 },
].map((offer) => ({
  ...offer,
  is_hidden: false,
  follow_up: null,
  insurances: [{ id: 7, name: 'Fényes' }],
}));
const WITHOUT_INSURANCE = OFFERS.map((offer) =>
  offer.id === 2 ? { ...offer, insurances: [] } : offer,
);
const service = page.getByRole('combobox', { name: 'Service' });
const sends = page.getByRole('switch', { name: 'Send the patient an SMS' });

/** Opens the form of a correction by its key. */
async function openForm(
  correctAtDesk: StaffApi['correctAtDesk'],
  details: StaffApi['deskAppointmentDetails'] = () =>
    Promise.resolve({
      ...deskAppointmentDetails(KATA),
      additional_fields: PATIENT.additional_fields,
    }),
  more: Partial<Parameters<typeof renderDesk>[0]> = {},
) {
  await renderDesk({
    appointments: [KATA],
    ...more,
    api: {
      correctAtDesk,
      deskAppointmentDetails: details,
      deskPreparation: ({ id }) =>
        Promise.resolve({ lines: id === 3 ? [{ kind: 'fasting', text: 'Do not eat.' }] : [] }),
    },
  });
  await expect.element(page.getByRole('button', { name: /^Kata 09:00/ })).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}c');
  await expect.element(surname).toHaveValue('Nagy');
}

test('a corrected name is saved by keys alone, and all else stays as it is stored', async () => {
  const correctAtDesk = vi.fn(() => Promise.resolve({ ...KATA, name: 'Kata Nagyné' }));
  await openForm(correctAtDesk);
  await userEvent.fill(surname, 'Nagyné');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /^Kata Nagyné 09:00/ })).toBeVisible();
  await expect.element(surname).not.toBeInTheDocument();
  expect(correctAtDesk).toHaveBeenCalledExactlyOnceWith({
    id: 1,
    from: PATIENT,
    to: { ...PATIENT, surname: 'Nagyné' },
    offer: null,
    is_follow_up: null,
    silent_reason: null,
  });
});

test('a new phone says that the old link ends, and asks about the SMS', async () => {
  await openForm(() => Promise.resolve(KATA));
  const notice = page.getByText(/The link that was sent to the old number ends/u);
  await expect.element(notice).not.toBeInTheDocument();
  await userEvent.fill(phone, '06 20 765 4321');
  await expect.element(notice).toBeVisible();
  await expect.element(sends).toBeVisible();
  await userEvent.fill(phone, '');
  await expect.element(notice).toBeVisible();
  await expect.element(sends).not.toBeInTheDocument();
});

test('a correction that was refused shows what the appointment has now when it is opened again', async () => {
  const changed = vi
    .fn<StaffApi['deskAppointmentDetails']>(() =>
      Promise.resolve({ ...deskAppointmentDetails(KATA), surname: 'Szabó' }),
    )
    .mockResolvedValueOnce(deskAppointmentDetails(KATA));
  await openForm(() => Promise.reject(new Error('refused')), changed);
  await userEvent.fill(surname, 'Nagyné');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => changed.mock.calls).toHaveLength(2);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await page.getByRole('button', { name: 'Correct the details' }).click();
  await expect.element(surname).toHaveValue('Szabó');
});

test('another service says its price and length, and is saved with the choice about the SMS', async () => {
  const correctAtDesk = vi.fn(() => Promise.resolve({ ...KATA, offer_id: 2, minutes: 60 }));
  await openForm(correctAtDesk, undefined, { doctor: { offers: OFFERS } });
  await expect.element(sends).not.toBeInTheDocument();
  await userEvent.selectOptions(service, '2');
  await expect.element(page.getByText(/^Price: .*2,000.* instead of .*1,000/u)).toBeVisible();
  await expect.element(page.getByText(/^Length: .*60 min.* instead of .*30 min/u)).toBeVisible();
  await sends.click();
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect.element(service).not.toBeInTheDocument();
  expect(correctAtDesk).toHaveBeenCalledExactlyOnceWith({
    id: 1,
    from: PATIENT,
    to: PATIENT,
    offer: { from: 1, to: 2 },
    is_follow_up: { from: false, to: false },
    silent_reason: 'told_by_phone',
  });
});

test('a follow-up is corrected at the price and length of a follow-up', async () => {
  const offers = OFFERS.map((offer) => ({ ...offer, follow_up: { total: 500, minutes: 15 } }));
  const booked = { ...KATA, is_follow_up: true };
  await openForm(
    () => Promise.resolve(booked),
    () => Promise.resolve({ ...deskAppointmentDetails(booked), total: 700 }),
    { appointments: [booked], doctor: { offers } },
  );
  await userEvent.selectOptions(service, '2');
  await expect.element(page.getByText(/^Price: .*500.* instead of .*700/u)).toBeVisible();
});

const WITH_FOLLOW_UPS = OFFERS.map((offer) => ({
  ...offer,
  follow_up: offer.id === 1 ? { total: 500, minutes: 15 } : null,
}));
const kind = (name: RegExp) => page.getByRole('radio', { name });

test('a first appointment that was meant as a follow-up is corrected by its kind', async () => {
  const correctAtDesk = vi.fn(() => Promise.resolve({ ...KATA, is_follow_up: true, minutes: 15 }));
  await openForm(correctAtDesk, undefined, { doctor: { offers: WITH_FOLLOW_UPS.slice(0, 1) } });
  await expect.element(kind(/^First appointment, .*1,000.*, .*30 min/u)).toBeChecked();
  await expect.element(sends).not.toBeInTheDocument();
  await kind(/^Follow-up, .*500.*, .*15 min/u).click();
  await expect.element(page.getByText(/^Price: .*500.* instead of .*1,000/u)).toBeVisible();
  await expect.element(page.getByText(/^Length: .*15 min.* instead of .*30 min/u)).toBeVisible();
  await expect.element(sends).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect.poll(() => correctAtDesk.mock.calls).toHaveLength(1);
  expect(correctAtDesk).toHaveBeenCalledWith({
    id: 1,
    from: PATIENT,
    to: PATIENT,
    offer: { from: 1, to: 1 },
    is_follow_up: { from: false, to: true },
    silent_reason: null,
  });
});

test('a first appointment that has no time is refused at the service, although the doctor has no other', async () => {
  const booked = { ...KATA, is_follow_up: true };
  const detail = 'This service takes longer';
  const errors = [{ code: 'service_too_long', detail, attr: 'offer' } as const];
  await openForm(
    () => Promise.reject(new ApiError(400, { type: 'validation_error', errors })),
    () => Promise.resolve(deskAppointmentDetails(booked)),
    { appointments: [booked], doctor: { offers: WITH_FOLLOW_UPS.slice(0, 1) } },
  );
  await kind(/^First appointment/u).click();
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect.element(service).toHaveAccessibleDescription(/This service takes longer/u);
});

test('a service without a follow-up is booked as a first appointment after a look at another one', async () => {
  const correctAtDesk = vi.fn(() => Promise.resolve(KATA));
  const booked = { ...KATA, offer_id: 2 };
  await openForm(
    correctAtDesk,
    () => Promise.resolve({ ...deskAppointmentDetails(booked), total: 2000 }),
    { appointments: [booked], doctor: { offers: WITH_FOLLOW_UPS } },
  );
  await userEvent.selectOptions(service, '1');
  await kind(/^Follow-up/u).click();
  await userEvent.selectOptions(service, '2');
  await userEvent.fill(surname, 'Nagyné');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect.poll(() => correctAtDesk.mock.calls).toHaveLength(1);
  expect(correctAtDesk).toHaveBeenCalledWith(
    expect.objectContaining({ offer: null, is_follow_up: null }),
  );
});

test('a follow-up keeps its kind when another service was chosen by mistake', async () => {
  const correctAtDesk = vi.fn(() => Promise.resolve(KATA));
  const booked = { ...KATA, is_follow_up: true };
  await openForm(
    correctAtDesk,
    () => Promise.resolve({ ...deskAppointmentDetails(booked), total: 500 }),
    { appointments: [booked], doctor: { offers: WITH_FOLLOW_UPS } },
  );
  await userEvent.selectOptions(service, '2');
  await expect.element(kind(/Follow-up/u)).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Price: .*2,000.* instead of .*500/u)).toBeVisible();
  await userEvent.selectOptions(service, '1');
  await expect.element(kind(/Follow-up/u)).toBeChecked();
  await expect.element(page.getByText(/instead of/u)).not.toBeInTheDocument();
});

test('a follow-up that the clinic no longer offers stays one when a name is corrected', async () => {
  const booked = { ...KATA, is_follow_up: true };
  const correctAtDesk = vi.fn(() => Promise.resolve(booked));
  await openForm(correctAtDesk, () => Promise.resolve(deskAppointmentDetails(booked)), {
    appointments: [booked],
    doctor: { offers: OFFERS },
  });
  await userEvent.fill(surname, 'Nagyné');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => correctAtDesk.mock.calls).toHaveLength(1);
  expect(correctAtDesk).toHaveBeenCalledWith(
    expect.objectContaining({ offer: null, is_follow_up: null }),
  );
});

test('a service with another preparation asks about the SMS, and one that only has another name does not', async () => {
  await openForm(() => Promise.resolve(KATA), undefined, { doctor: { offers: OFFERS } });
  await userEvent.selectOptions(service, '3');
  await expect.element(page.getByText('Do not eat.')).toBeVisible();
  await expect.element(sends).toBeVisible();
  await userEvent.selectOptions(service, '4');
  await expect.element(sends).not.toBeInTheDocument();
});

test('a service that is corrected once more asks about the SMS by what the patient was told', async () => {
  // The ultrasound was corrected to the consultation a minute ago.
  const known = { total: 2000, preparation: [] };
  await openForm(
    () => Promise.resolve(KATA),
    () => Promise.resolve({ ...deskAppointmentDetails(KATA), known }),
    { doctor: { offers: OFFERS } },
  );
  await userEvent.selectOptions(service, '4');
  await expect.element(sends).toBeVisible();
  await userEvent.selectOptions(service, '2');
  await expect.element(page.getByText(/^Price: .* instead of/u)).toBeVisible();
  await expect.element(sends).not.toBeInTheDocument();
});

test('a service asks about the SMS when a message may have told the patient of another one', async () => {
  await openForm(
    () => Promise.resolve(KATA),
    () => Promise.resolve({ ...deskAppointmentDetails(KATA), known: null }),
    { doctor: { offers: OFFERS } },
  );
  await userEvent.selectOptions(service, '4');
  await expect.element(sends).toBeVisible();
});

test('an appointment that was seen keeps its length, and asks about no SMS', async () => {
  const seen = { ...KATA, attendance: 'seen' } as const;
  await openForm(
    () => Promise.resolve(seen),
    () => Promise.resolve(deskAppointmentDetails(seen)),
    { appointments: [seen], doctor: { offers: OFFERS } },
  );
  await userEvent.selectOptions(service, '2');
  await expect
    .element(page.getByText(/The appointment is over, so its length stays/u))
    .toBeVisible();
  await expect.element(sends).not.toBeInTheDocument();
});

test('a service that does not fit is refused at its field', async () => {
  const detail = 'This service takes longer';
  await openForm(
    () =>
      Promise.reject(
        new ApiError(400, {
          type: 'validation_error',
          errors: [{ code: 'service_too_long', detail, attr: 'offer' }],
        }),
      ),
    undefined,
    { doctor: { offers: OFFERS } },
  );
  await userEvent.selectOptions(service, '2');
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect.element(service).toHaveAccessibleDescription(/This service takes longer/u);
});

test('an insurance that the right service does not accept is removed, and the form says so', async () => {
  const correctAtDesk = vi.fn(() => Promise.resolve({ ...KATA, offer_id: 2, minutes: 60 }));
  await openForm(
    correctAtDesk,
    () => Promise.resolve({ ...deskAppointmentDetails(KATA), insurance_id: 7 }),
    { doctor: { offers: WITHOUT_INSURANCE } },
  );
  await userEvent.selectOptions(service, '2');
  await expect.element(page.getByText(/does not accept the insurance/u)).toBeVisible();
  await page.getByRole('button', { name: 'Save the correction' }).click();
  await expect.poll(() => correctAtDesk.mock.calls).toHaveLength(1);
  expect(correctAtDesk).toHaveBeenCalledWith(
    expect.objectContaining({ to: expect.objectContaining({ insurance: null }) }),
  );
});
