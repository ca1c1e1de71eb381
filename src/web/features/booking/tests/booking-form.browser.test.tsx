import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  routes,
  button,
  name,
  phone,
  code,
  resetBookingState,
  bookableServer,
  openModal,
  fillIn,
} from '#tests/support/web/bookable-page.tsx';
import { pageOf, errorResponse, failConnection } from '#tests/support/web/fake-server.ts';

resetBookingState();

test('an incomplete form shows errors and sends nothing', async () => {
  const server = bookableServer();
  await openModal({ flags: { surname: true, consent: true } });
  await userEvent.click(button('Book'));
  expect(page.getByText('This field is required').elements()).toHaveLength(4);
  await expect.element(page.getByLabelText('First name')).toHaveFocus();
  expect(server.callsTo(routes.validate)).toHaveLength(0);
});

test('a short phone shows an example', async () => {
  bookableServer();
  await openModal();
  await userEvent.fill(name(), 'Anna');
  await userEvent.fill(phone(), '20 12');
  await userEvent.click(button('Book'));
  await expect
    .element(page.getByText('Enter the full number, for example +36 20 123 4567'))
    .toBeInTheDocument();
});

test('a name without letters or with a link shows an error', async () => {
  const server = bookableServer();
  await openModal();
  for (const wrong of ['12345', '\u200b', 'http://spam.example']) {
    await fillIn();
    await userEvent.fill(name(), wrong);
    await userEvent.click(button('Book'));
    await expect.element(page.getByText('Write this in letters, without links')).toBeVisible();
  }
  expect(server.callsTo(routes.validate)).toHaveLength(0);
});

test('a foreign phone shows which numbers are accepted', async () => {
  bookableServer();
  await openModal();
  await userEvent.fill(phone(), '+40721123456');
  await userEvent.click(button('Book'));
  await expect
    .element(phone())
    .toHaveAccessibleDescription(
      /Only Hungarian mobile numbers are accepted, such as \+36.20.123.4567/,
    );
});

test('the caret keeps its position when a phone is edited in the middle', async () => {
  bookableServer();
  await openModal();
  await userEvent.fill(phone(), '201234567');
  const input = phone().element() as HTMLInputElement;
  expect(input.value).toBe('+36 20 123 4567');
  input.setSelectionRange(9, 9);
  await userEvent.keyboard('{Backspace}');
  expect(input.value).toBe('+36 20 134 567');
  expect(input.selectionStart).toBe(8);
  await userEvent.keyboard('9');
  expect(input.value).toBe('+36 20 193 4567');
  expect(input.selectionStart).toBe(9);
});

test('a rejected phone shows the error at its field', async () => {
  const server = bookableServer();
  server.on(routes.validate, () =>
    errorResponse([
      { code: 'phone_invalid', attr: 'client_phone', detail: 'No such mobile number' },
    ]),
  );
  await openModal();
  await fillIn();
  await userEvent.click(button('Book'));
  await expect.element(phone()).toHaveFocus();
  await expect.element(phone()).toHaveAccessibleDescription(/No such mobile number/);
  expect(server.callsTo(routes.codes)).toHaveLength(0);
});

test('answers to the questions of the branch are sent, and rejected ones show an error', async () => {
  const server = bookableServer();
  const question = { is_required: true, min_length: null, max_length: null };
  server.on(routes.fields, () =>
    pageOf([
      { id: 8, title: 'Height', param_name: 'height', type: 'integer', ...question },
      { id: 9, title: 'Tax number', param_name: 'tax_id', type: 'tax_id', ...question },
    ]),
  );
  server.on(routes.validate, () =>
    errorResponse([
      { code: 'invalid', attr: 'additional_fields.1.value', detail: 'No such number' },
    ]),
  );
  await openModal();
  await fillIn();
  await userEvent.fill(page.getByLabelText('Height'), '180');
  await userEvent.fill(page.getByLabelText('Tax number'), '8071592153');
  await userEvent.click(button('Book'));
  await expect.element(page.getByLabelText('Tax number')).toHaveFocus();
  await expect.element(page.getByText('No such number')).toBeInTheDocument();
  expect(server.callsTo(routes.validate)[0]?.body).toMatchObject({
    additional_fields: [
      { clinic_branch_field: 8, value: 180 },
      { clinic_branch_field: 9, value: '8071592153' },
    ],
  });
});

test('the form says until when the clinic asks to cancel', async () => {
  const server = bookableServer();
  server.on(routes.fields, () => ({ ...pageOf([]), cancel_hours: 4 }));
  await openModal();
  await expect
    .element(page.getByText('If you cannot come, please cancel by tomorrow, 24 November, 10:30.'))
    .toBeVisible();
});

test('name and phone can be typed while the questions of the branch load', async () => {
  const server = bookableServer();
  const question = { type: 'integer', min_length: null, max_length: null } as const;
  const { promise, resolve } = Promise.withResolvers<unknown>();
  server.on(routes.fields, () => promise);
  await openModal();
  await fillIn();
  await expect.element(button('Book')).toBeDisabled();
  resolve(
    pageOf([
      { id: 8, title: 'Height', param_name: 'height', is_required: false, ...question },
      { id: 9, title: 'Weight', param_name: 'weight', is_required: true, ...question },
    ]),
  );
  await expect.element(page.getByLabelText('Weight')).toBeVisible();
  await expect.element(name()).toHaveValue('Anna Nagy');
  await expect.element(page.getByLabelText('Height (optional)')).not.toBeVisible();
  await userEvent.click(page.getByText('Add details for the clinic (optional)'));
  await expect.element(page.getByLabelText('Height (optional)')).toBeVisible();
});

test('a wrong answer to a folded question unfolds it', async () => {
  const server = bookableServer();
  server.on(routes.fields, () =>
    pageOf([
      {
        id: 8,
        title: 'Height',
        param_name: 'height',
        type: 'integer',
        is_required: false,
        min_length: null,
        max_length: null,
      },
    ]),
  );
  await openModal();
  await fillIn();
  const details = page.getByText('Add details for the clinic (optional)');
  await userEvent.click(details);
  await userEvent.fill(page.getByLabelText('Height (optional)'), 'tall');
  await userEvent.click(details);
  await userEvent.click(button('Book'));
  await expect.element(page.getByLabelText('Height (optional)')).toHaveFocus();
});

test('the insurance is required for insured patients', async () => {
  const server = bookableServer();
  server.on(routes.insurances, () =>
    pageOf([
      { id: 4, name: 'Duna Life', sitemap_index: true },
      { id: 5, name: 'Other', sitemap_index: true },
    ]),
  );
  await openModal({ service: { insurances: [4] } });
  await fillIn();
  await userEvent.click(page.getByText('Add details for the clinic (optional)'));
  await userEvent.click(page.getByLabelText('I have health insurance'));
  await userEvent.click(button('Book'));
  const select = page.getByLabelText('Insurance company');
  await expect.element(select).toHaveFocus();
  await expect.element(select).not.toHaveTextContent('Other');
  await userEvent.selectOptions(select, 'Duna Life');
  await userEvent.click(button('Book'));
  await expect.element(code()).toHaveFocus();
  expect(server.callsTo(routes.validate)[0]?.body).toMatchObject({ insurance: 4 });
});

test('an error without a visible field is shown as a toast', async () => {
  const server = bookableServer();
  server.on(routes.validate, () =>
    errorResponse([
      { code: 'doctor_inactive', attr: 'doctor_service', detail: 'No longer receiving' },
    ]),
  );
  await openModal();
  await fillIn();
  await userEvent.click(button('Book'));
  await expect
    .element(page.getByRole('region', { name: 'Messages' }))
    .toMatchTextContent(/No longer receiving/);
});

test('a booking form that loses its connection shows that nothing is booked', async () => {
  const server = bookableServer();
  server.on(routes.validate, failConnection);
  await openModal();
  await fillIn();
  await userEvent.click(button('Book'));
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Nothing has been booked/);
  await expect.element(name()).toHaveValue('Anna Nagy');
});
