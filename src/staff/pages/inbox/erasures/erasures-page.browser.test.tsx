import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Erasure } from '#shared/contract/inbox/erasures/erasures.ts';
import type { Role } from '#shared/domain/identity/roles.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { clickWhileClosing } from '#tests/support/web/click-while-closing.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { ErasuresPage } from './erasures-page.tsx';

const COUNTS = { appointments: 3, reviews: 1, messages: 0, requests: 0 };
const PREVIEW = { ...COUNTS, upcoming: 2, in_progress: 0, version: 'v1' };

let erasure: Erasure;
let isFaster: boolean;
let calls: string[];
beforeEach(() => {
  calls = [];
  isFaster = false;
  erasure = {
    id: 4,
    state: 'prepared',
    appointment: 1001,
    prepared_by: 'imre',
    can_decide: true,
    prepared_at: '2026-11-20T09:00:00+01:00',
    expires_at: '2026-11-27T09:00:00+01:00',
    decided_by: null,
    decided_at: null,
    preview: PREVIEW,
    erased: null,
  };
});

const decide = (state: 'confirmed' | 'rejected') => {
  if (isFaster) return Promise.resolve({ outcome: 'changed' as const, erasure });
  const erased = state === 'confirmed' ? COUNTS : null;
  const decided = { decided_by: 'kata', decided_at: '2026-11-21T09:00:00+01:00' };
  erasure = { ...erasure, ...decided, state, preview: null, erased, can_decide: false };
  return Promise.resolve({ outcome: 'done' as const, erasure });
};

const api: Partial<StaffApp['api']> = {
  erasures: () => Promise.resolve({ results: [erasure] }),
  prepareErasure: ({ number, phone_end: phoneEnd }) => {
    calls.push(`prepare ${number} ${phoneEnd}`);
    return Promise.resolve(erasure);
  },
  confirmErasure: ({ version }) => {
    calls.push(`confirm ${version}`);
    return decide('confirmed');
  },
  rejectErasure: () => decide('rejected'),
};

const open = async (role: Role = 'operator_manager', calls: typeof api = {}) => {
  await renderStaffPage(<ErasuresPage />, {
    path: '/erasures',
    role,
    api: { ...api, ...calls },
  });
  await expect
    .element(page.getByRole('heading', { name: 'Patient of appointment 1001' }))
    .toBeVisible();
};
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('an operator prepares an erasure by number and digits and cannot confirm it', async () => {
  erasure = { ...erasure, prepared_by: 'kata', can_decide: false };
  await open('operator');
  await userEvent.type(page.getByLabelText('Appointment number'), '1001');
  const digits = page.getByLabelText('Last four digits of the phone');
  await expect.element(digits).toHaveAttribute('autocomplete', 'off');
  await userEvent.type(digits, '4321');
  await userEvent.click(button('Prepare the erasure'));
  await expect.element(page.getByText('Prepared. Another person has to confirm it.')).toBeVisible();
  expect(calls).toEqual(['prepare 1001 4321']);
  await expect.element(page.getByText(/^Another person has to confirm this/)).toBeVisible();
  await expect.element(button('Erase the patient’s data')).not.toBeInTheDocument();
});

test('a second request that fails keeps the number and the digits typed', async () => {
  const { prepareErasure } = api;
  if (prepareErasure === undefined) throw new Error('The fake prepares erasures');
  let isBroken = false;
  await open('operator', {
    prepareErasure: (call) => (isBroken ? Promise.reject(new Error()) : prepareErasure(call)),
  });
  const number = page.getByLabelText('Appointment number');
  const digits = page.getByLabelText('Last four digits of the phone');
  await userEvent.type(number, '1001');
  await userEvent.type(digits, '4321');
  await userEvent.click(button('Prepare the erasure'));
  await expect.element(number).toHaveValue('');
  isBroken = true;
  await userEvent.type(number, '1002');
  await userEvent.type(digits, '8765');
  await userEvent.click(button('Prepare the erasure'));
  await expect.element(page.getByText(/^Something went wrong on our side/)).toBeVisible();
  await expect.element(number).toHaveValue('1002');
  await expect.element(digits).toHaveValue('8765');
});

test('another person sees the consequences, confirms, and gets the numbers erased', async () => {
  await open();
  await expect
    .element(page.getByText('2 upcoming appointments will be cancelled', { exact: false }))
    .toBeVisible();
  await userEvent.click(button('Erase the patient’s data'));
  const dialog = page.getByRole('dialog', { name: 'Erase this patient’s data?' });
  await expect
    .element(dialog.getByText(/^2 upcoming appointments will be cancelled/))
    .toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Erase', exact: true }));
  await expect.element(page.getByText(/^Confirmed by kata/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual(['confirm v1']);
  await expect.element(page.getByText('Erased', { exact: true })).toBeVisible();
});

test('an erasure is confirmed as the dialog describes it, also if the list is read again', async () => {
  await open();
  await userEvent.click(button('Erase the patient’s data'));
  const dialog = page.getByRole('dialog', { name: 'Erase this patient’s data?' });
  await expect.element(dialog.getByText(/^2 upcoming appointments/)).toBeVisible();
  erasure = { ...erasure, preview: { ...PREVIEW, upcoming: 3, version: 'v2' } };
  // The person comes back from another tab.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  onTestFinished(() => void vi.useRealTimers());
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await expect.element(page.getByText(/^3 upcoming appointments/).first()).toBeInTheDocument();
  await expect.element(dialog.getByText(/^2 upcoming appointments/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Erase', exact: true }));
  await expect.poll(() => calls).toEqual(['confirm v1']);
});

test('the dialog of an erasure stays open until the erasure has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await open('operator_manager', {
    confirmErasure: async ({ version }) => {
      calls.push(`confirm ${version}`);
      await promise;
      return decide('confirmed');
    },
  });
  await userEvent.click(button('Erase the patient’s data'));
  const dialog = page.getByRole('dialog', { name: 'Erase this patient’s data?' });
  const submit = dialog.getByRole('button', { name: 'Erase', exact: true });
  await userEvent.click(submit);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  expect(dialog.element()).not.toHaveAttribute('data-closing');
  const clickedAgain = clickWhileClosing(submit.element());
  resolve();
  await clickedAgain;
  await expect.element(page.getByText(/^Confirmed by kata/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(calls).toEqual(['confirm v1']);
});

test('a rejected request says who rejected it', async () => {
  await open();
  await userEvent.click(button('Reject'));
  await expect.element(page.getByText(/^Rejected by kata/)).toBeVisible();
  await expect.element(button('Erase the patient’s data')).not.toBeInTheDocument();
});

test('a decision about appointments that have changed erases nothing and says so', async () => {
  isFaster = true;
  await open();
  await userEvent.click(button('Erase the patient’s data'));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Erase' }));
  await expect.element(page.getByText(/^Nothing was erased: a colleague was faster/)).toBeVisible();
});

test('an appointment that is taking place delays the confirmation', async () => {
  erasure = { ...erasure, preview: { ...PREVIEW, in_progress: 1 } };
  await open();
  await expect.element(page.getByText(/^An appointment is taking place now/)).toBeVisible();
  await expect.element(button('Erase the patient’s data')).not.toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});
