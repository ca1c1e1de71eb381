import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import en from '#shared/i18n/locales/en/booking.json' with { type: 'json' };
import {
  routes,
  slot,
  appointment,
  button,
  title,
  name,
  code,
  resetBookingState,
  bookableServer,
  openModal,
  fillIn,
  openCodeStep,
  type Start,
} from '#tests/support/web/bookable-page.tsx';
import { pageOf, errorResponse } from '#tests/support/web/fake-server.ts';

resetBookingState();

test.each([
  ['a booking with a slot starts with the form', {}, 'Your details'],
  ['a booking without a slot starts with the slots', { chosen: null }, 'Choose a time'],
  [
    'price conditions are shown first',
    { service: { price_conditions: '<p>Lab work is extra.</p>' } },
    'Good to know before you book',
  ],
  [
    'walk-in information is shown first',
    { service: { on_walk_in_basis: true } },
    'Good to know before you book',
  ],
])('%s', async (_, start: Start, expected) => {
  bookableServer();
  await openModal(start);
  await expect.element(title(expected)).toBeInTheDocument();
});

test('the information step leads to the form', async () => {
  bookableServer();
  await openModal({ service: { price_conditions: '<p>Lab work is extra.</p>' } });
  await expect.element(page.getByText('Lab work is extra.')).toBeInTheDocument();
  await userEvent.click(button('Continue'));
  await expect.element(name()).toHaveFocus();
  expect(page.getByText('This field is required').elements()).toHaveLength(0);
});

test('the form has the information of the first step in a collapsed section', async () => {
  bookableServer();
  await openModal({ service: { price_conditions: '<p>Lab work is extra.</p>' } });
  await userEvent.click(button('Continue'));
  const conditions = page.getByText('Lab work is extra.');
  await expect.element(conditions).not.toBeVisible();
  await userEvent.click(page.getByText('Good to know before you book'));
  await expect.element(conditions).toBeVisible();
});

test('the form has no information section if the service has no information', async () => {
  bookableServer();
  await openModal();
  await expect.element(name()).toHaveFocus();
  expect(page.getByText('Good to know before you book').length).toBe(0);
});

test('Back leads from the slots to the form, which has no Back button', async () => {
  bookableServer();
  await openModal();
  await expect.element(name()).toHaveFocus();
  expect(button('Back').length).toBe(0);
  await userEvent.click(button('Choose another time'));
  await userEvent.click(button('Back'));
  await expect.element(name()).toHaveFocus();
  expect(button('Back').length).toBe(0);
});

test('walk-in information leads to the slots', async () => {
  bookableServer();
  await openModal({
    chosen: null,
    service: { on_walk_in_basis: true, avg_waiting_time: 20 },
  });
  await expect.element(page.getByText(/The time you choose is when to come/)).toBeInTheDocument();
  await expect.element(page.getByText('Average waiting time: 20 minutes')).toBeInTheDocument();
  await userEvent.click(button('Continue'));
  await expect.element(title('Choose a time')).toBeInTheDocument();
  await userEvent.click(button('Pick another time'));
  await expect.element(name()).toHaveFocus();
});

test('the form without a slot leads back to the slots', async () => {
  bookableServer();
  await openModal({ chosen: null });
  await userEvent.click(button('Back'));
  await expect.element(name()).toHaveFocus();
  await userEvent.fill(name(), 'Anna Nagy');
  await expect.element(button('Book')).not.toBeInTheDocument();
  await userEvent.click(button('Choose a time first'));
  await expect.element(title('Choose a time')).toHaveFocus();
  await userEvent.click(button('Pick another time'));
  await expect.element(name()).toHaveValue('Anna Nagy');
});

test('the summary shows doctor, time, place and price', async () => {
  bookableServer();
  await openModal();
  const summary = page.getByRole('region', { name: 'Your choice' });
  await expect.element(summary).toMatchTextContent(/Anna Kovács/);
  await expect.element(summary).toMatchTextContent(/tomorrow, 24 November, 14:30/);
  await expect.element(summary).toMatchTextContent(/Duna Clinic, Nádor utca 11\., Budapest/);
  await expect.element(summary).toMatchTextContent(/30,000.Ft/);
});

test('a booking needs one code and opens the appointment', async () => {
  const server = bookableServer();
  const { router } = await openCodeStep();
  await userEvent.keyboard('1234');
  await expect.element(page.getByRole('heading', { name: 'Another page' })).toBeInTheDocument();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    `/appointments/77?hash=${appointment.hash}`,
  );
  expect(server.callsTo(routes.codes)).toHaveLength(1);
  expect(server.callsTo(routes.codes)[0]?.body).toEqual({ phone: '+36201234567' });
  expect(server.callsTo(routes.book)).toHaveLength(1);
  expect(server.callsTo(routes.book)[0]?.body).toMatchObject({
    client_name: 'Anna Nagy',
    client_phone: '+36201234567',
    slot: slot.id,
    code: { code: '1234' },
  });
  expect(sessionStorage).toHaveLength(0);
});

test('a booking validates the form with the complete payload', async () => {
  const server = bookableServer();
  server.on(routes.fields, () =>
    pageOf([
      {
        id: 8,
        title: 'First visit',
        param_name: 'first_visit',
        type: 'boolean',
        is_required: false,
        min_length: null,
        max_length: null,
      },
    ]),
  );
  await openModal({ flags: { consent: true } });
  await fillIn();
  await userEvent.click(page.getByRole('checkbox', { name: /privacy policy/ }));
  await userEvent.click(button('Book'));
  await expect.element(code()).toHaveFocus();
  expect(server.callsTo(routes.validate)[0]?.body).toEqual({
    client_name: 'Anna Nagy',
    client_surname: null,
    client_phone: '+36201234567',
    doctor_service: 7,
    slot: slot.id,
    source: 'web-desktop',
    booking_page: 'doctor-profile',
    page_location: location.href,
    page_referrer: document.referrer,
    list_position: null,
    consents: ['personal_data'],
    additional_fields: [{ clinic_branch_field: 8, value: false }],
    insurance: null,
    google_ids: {},
    analytics: expect.any(Object),
    hold: null,
  });
});

test('a booking without a code opens the appointment when none is needed', async () => {
  const server = bookableServer();
  server.on(routes.validate, () => ({ is_valid: true, needs_code: false }));
  await openModal();
  await fillIn();
  await userEvent.click(button('Book'));
  await expect.element(page.getByRole('heading', { name: 'Another page' })).toBeInTheDocument();
  expect(server.callsTo(routes.codes)).toHaveLength(0);
});

test('a taken slot leads back to the slots and reloads them', async () => {
  const server = bookableServer();
  server.on(routes.book, () => errorResponse([{ code: 'slot_taken', attr: 'slot' }]));
  const { app } = await openCodeStep();
  const slotsKey = ['slots', 1, 7, '2026-11-24'];
  app.queryClient.setQueryData(slotsKey, [slot]);
  await userEvent.keyboard('1234');
  await expect.element(page.getByText(en.failure.slotTaken)).toBeInTheDocument();
  await expect.element(title('Choose a time')).toHaveFocus();
  expect(app.queryClient.getQueryData(slotsKey)).toBeUndefined();
  server.on(routes.book, () => appointment);
  await userEvent.click(button('Pick another time'));
  // The values of the form are still there.
  await expect.element(name()).toHaveValue('Anna Nagy');
  await expect.element(page.getByText('Wednesday, 25 November, 09:00')).toBeInTheDocument();
});
