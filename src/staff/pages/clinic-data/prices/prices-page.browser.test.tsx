import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PriceGrid } from '#shared/contract/clinic-data/prices/prices.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { PricesPage } from './prices-page.tsx';

type Api = StaffApp['api'];

let price: number;
let isDown: boolean;
let sent: Parameters<Api['savePrices']>[0]['changes'][];
let lastChange: PriceGrid['cells'][number]['last_change'];
let planned: PriceGrid['cells'][number]['planned'];
let plans: unknown[];
let followUp: { price: number | null; minutes: number | null };
beforeEach(() => {
  followUp = { price: null, minutes: null };
  lastChange = null;
  planned = null;
  plans = [];
  price = 10_000;
  isDown = false;
  sent = [];
});

const grid = (): PriceGrid => ({
  services: [{ id: 1, names: { en: 'Cardiologist' } }],
  columns: [
    {
      schedule_id: 1,
      branch_id: 1,
      clinic_id: 3,
      adds_at_once: true,
      doctor_names: { en: 'Anna Nagy' },
      branch_names: { en: 'Buda' },
    },
  ],
  cells: [
    {
      id: 7,
      schedule_id: 1,
      service_id: 1,
      price,
      discount: 0,
      duration_minutes: 30,
      follow_up_price: followUp.price,
      follow_up_minutes: followUp.minutes,
      is_active: true,
      planned,
      last_change: lastChange,
    },
  ],
});

const api: Partial<Api> = {
  prices: () => Promise.resolve(grid()),
  priceChanges: ({ id }) =>
    Promise.resolve({
      changes: [
        {
          id,
          at: AT,
          actor: 'kata',
          old_price: 9e3,
          new_price: 1e4,
          old_discount: 0,
          new_discount: 10,
          old_follow_up_price: null,
          new_follow_up_price: 4e3,
        },
      ],
    }),
  planPrices({ starts_on, changes: [change] }) {
    plans.push(change);
    planned = {
      id: 3,
      price: change?.price ?? 0,
      follow_up_price: change?.follow_up_price ?? null,
      starts_on,
      planned_at: AT,
      planned_by: 'kata',
    };
    return Promise.resolve({ planned_count: 1 });
  },
  undoPlannedPrices({ ids }) {
    plans.push(ids);
    planned = null;
    return Promise.resolve({ undone_count: 1 });
  },
  savePrices({ changes }) {
    sent.push(changes);
    if (isDown) return Promise.reject(new Error('down'));
    price = changes[0]?.price ?? price;
    return Promise.resolve({ changed_count: changes.length });
  },
};
const AT = '2026-11-20T09:00:00+01:00';
const cell = () => page.getByRole('textbox', { name: /Cardiologist/ });
const save = () => page.getByRole('button', { name: 'Save prices' });

test('after a failure the price is read again, and the typed one can be saved', async () => {
  await renderStaffPage(<PricesPage />, { path: '/prices', role: 'clinic_admin', api });
  await userEvent.fill(cell(), '12000');
  [price, isDown] = [11_000, true];
  await userEvent.click(save());
  await expect.element(page.getByRole('alert')).toBeVisible();
  isDown = false;
  await expect.element(cell()).toHaveValue('12,000');
  await userEvent.click(save());
  await expect.element(save()).not.toBeInTheDocument();
  expect(sent).toEqual([
    [{ id: 7, price: 12_000, seen_price: 10_000 }],
    [{ id: 7, price: 12_000, seen_price: 11_000 }],
  ]);
  await expect.element(cell()).toHaveValue('12,000');
});

test('a price has separators while it is read, and plain selected digits while it is edited', async () => {
  const two = twoServices();
  const [first] = two.cells;
  if (first === undefined) throw new Error('The grid has a price');
  const cells = two.cells.concat({ ...first, id: 8, service_id: 2, price: 7500 });
  await renderStaffPage(<PricesPage />, {
    path: '/prices',
    role: 'clinic_admin',
    api: { ...api, prices: () => Promise.resolve({ ...two, cells }) },
  });
  const next = page.getByRole('textbox', { name: /ECG/ });
  await expect.element(cell()).toHaveValue('10,000');
  await userEvent.click(cell());
  await expect.element(cell()).toHaveValue('10000');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(next).toHaveValue('7500');
  await userEvent.keyboard('8 200{ArrowUp}');
  await expect.element(next).toHaveValue('8,200');
  await userEvent.keyboard('free{ArrowDown}');
  await expect.element(cell()).toHaveValue('free');
  await expect.element(cell()).toHaveAttribute('aria-invalid', 'true');
});

test.each(['12,500', '12500'])('%s is pasted as a price', async (text) => {
  await renderStaffPage(<PricesPage />, { path: '/prices', role: 'clinic_admin', api });
  await userEvent.click(cell());
  const data = new DataTransfer();
  data.setData('text/plain', `${text}\t1`);
  const pasted = { clipboardData: data, bubbles: true, cancelable: true };
  cell().element().dispatchEvent(new ClipboardEvent('paste', pasted));
  await userEvent.click(save());
  expect(sent).toEqual([[{ id: 7, price: 12_500, seen_price: 10_000 }]]);
});

test('an empty cell and a price without a follow-up say what their buttons add', async () => {
  await renderStaffPage(<PricesPage />, {
    path: '/prices',
    role: 'clinic_admin',
    api: { ...api, prices: () => Promise.resolve(twoServices()) },
  });
  await expect
    .element(page.getByRole('button', { name: 'Add ECG, Anna Nagy' }))
    .toHaveTextContent('Add');
  const followUp = page.getByRole('button', { name: 'Cardiologist, Anna Nagy: Add a follow-up' });
  await expect.element(followUp).toHaveTextContent('Follow-up');
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(followUp);
  await expect
    .element(page.getByRole('dialog', { name: 'Follow-up. Cardiologist, Anna Nagy' }))
    .toBeVisible();
});

test('the focused price says that it was never changed', async () => {
  await renderStaffPage(<PricesPage />, { path: '/prices', role: 'clinic_admin', api });
  await userEvent.click(cell());
  await expect.element(page.getByText(/The price was never changed/)).toBeVisible();
});

test('a price that was changed opens its history by keyboard', async () => {
  lastChange = { at: AT, actor: 'kata', old_price: 9000, is_of_follow_up: false };
  await renderStaffPage(<PricesPage />, { path: '/prices', role: 'clinic_admin', api });
  await userEvent.click(cell());
  await expect
    .element(page.getByText(/Last change: .*, kata. Previous price: 9,000/))
    .toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  const dialog = page.getByRole('dialog', { name: 'Cardiologist, Anna Nagy' });
  await expect.element(dialog.getByText('9,000 → 10,000 (discount: 0% → 10%)')).toBeVisible();
  await expect.element(dialog.getByText('Follow-up: – → 4,000')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('F2 opens the follow-up of a price, which then stands below it and is withdrawn by empty fields', async () => {
  const saved: unknown[] = [];
  await renderStaffPage(<PricesPage />, {
    path: '/prices',
    role: 'clinic_admin',
    api: {
      ...api,
      saveFollowUp(input) {
        saved.push(input);
        followUp = input;
        return Promise.resolve({ changed_count: 1 });
      },
    },
  });
  await userEvent.click(cell());
  await userEvent.keyboard('{F2}');
  const dialog = page.getByRole('dialog', { name: 'Follow-up. Cardiologist, Anna Nagy' });
  await userEvent.fill(dialog.getByLabelText(/^Price/), '6000');
  await userEvent.fill(dialog.getByLabelText(/^Duration/), '20');
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(page.getByRole('button', { name: /Anna Nagy: Follow-up: 6,000, 20 min$/ }));
  await userEvent.fill(dialog.getByLabelText(/^Price/), '');
  await userEvent.fill(dialog.getByLabelText(/^Duration/), '');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('button', { name: /: Follow-up: / })).not.toBeInTheDocument();
  expect(saved).toEqual([
    { id: 7, price: 6000, minutes: 20, seen_price: null, seen_minutes: null },
    { id: 7, price: null, minutes: null, seen_price: 6000, seen_minutes: 20 },
  ]);
});

test('a price is planned for a day, shown beside the present one, and undone', async () => {
  await renderStaffPage(<PricesPage />, { path: '/prices', role: 'clinic_admin', api });
  await userEvent.fill(cell(), '12000');
  const day = page.getByRole('textbox', { name: 'From which day' });
  await userEvent.fill(day, '2020-01-01');
  await userEvent.tab();
  await expect.element(day).toHaveAccessibleDescription(/is the first possible day/);
  await expect.element(page.getByRole('button', { name: 'Plan prices' })).toBeDisabled();
  await userEvent.fill(day, '2099-01-01');
  await userEvent.click(page.getByRole('button', { name: 'Plan prices' }));
  await expect.element(cell()).toHaveValue('10,000');
  await expect.element(page.getByText('1 Jan: 12,000')).toBeVisible();
  await expect.element(page.getByText(/10,000.+→.+12,000/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  await expect.element(page.getByText('1 Jan: 12,000')).not.toBeInTheDocument();
  expect(plans).toEqual([{ id: 7, price: 12_000, seen_price: 10_000, planned_id: null }, [3]]);
});

test('a planned price names the price of the follow-up from the same day on', async () => {
  followUp = { price: 6000, minutes: 20 };
  await renderStaffPage(<PricesPage />, { path: '/prices', role: 'clinic_admin', api });
  await userEvent.fill(cell(), '12000');
  await expect.element(page.getByText(/Follow-up prices from that day/)).not.toBeInTheDocument();
  await userEvent.fill(page.getByRole('textbox', { name: 'From which day' }), '2099-01-01');
  const field = page.getByRole('textbox', { name: /Cardiologist.*Anna/ }).last();
  await expect.element(field).toHaveAccessibleDescription(/6,000/);
  await userEvent.fill(field, 'much');
  await expect.element(page.getByText('Enter a price, or leave the field empty')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Plan prices' })).toBeDisabled();
  await userEvent.fill(field, '70,000');
  await expect.element(page.getByText(/Follow-up: .*6,000.* → .*70,000/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Plan prices' })).toBeDisabled();
  await userEvent.fill(field, '7,000');
  await userEvent.click(page.getByRole('button', { name: 'Plan prices' }));
  await expect.element(page.getByText(/follow-up: .*7,000/)).toBeVisible();
  await expect.element(page.getByText(/Follow-up: .*6,000.* → .*7,000/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  expect(plans).toEqual([
    { id: 7, price: 12_000, seen_price: 10_000, planned_id: null, follow_up_price: 7000 },
  ]);

  // A correction of the price keeps what is planned for the follow-up.
  plans.length = 0;
  await userEvent.fill(cell(), '12500');
  await userEvent.fill(page.getByRole('textbox', { name: 'From which day' }), '2099-01-01');
  await expect
    .element(page.getByRole('textbox', { name: /Cardiologist.*Anna/ }).last())
    .toHaveValue('7000');
  await userEvent.click(page.getByRole('button', { name: 'Plan prices' }));
  await expect.poll(() => plans).toMatchObject([{ price: 12_500, follow_up_price: 7000 }]);
});

const twoServices = (): PriceGrid => ({
  ...grid(),
  services: [...grid().services, { id: 2, names: { en: 'ECG' } }],
});

test('a clinic adds a service in an empty cell, and confirms an unusual price', async () => {
  const added: unknown[] = [];
  await renderStaffPage(<PricesPage />, {
    path: '/prices',
    role: 'account_manager',
    api: {
      ...api,
      prices: () => Promise.resolve(twoServices()),
      addOffer: (offer) => {
        added.push(offer);
        return Promise.resolve({
          id: offer.is_confirmed ? 8 : null,
          usual_price: 9_000,
          waits: false,
        });
      },
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Add ECG, Anna Nagy' }));
  const dialog = page.getByRole('dialog', { name: 'ECG: Anna Nagy' });
  await userEvent.fill(dialog.getByLabelText(/^Price/), '90000');
  await userEvent.click(dialog.getByRole('button', { name: 'Add', exact: true }));
  await expect.element(dialog.getByText(/The usual price of this service is 9,000/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: /^The price is correct/ }));
  await expect.element(dialog).not.toBeInTheDocument();
  const offer = { schedule_id: 1, service_id: 2, price: 90_000, duration_minutes: 30 };
  expect(added).toEqual([
    { ...offer, is_confirmed: false },
    { ...offer, is_confirmed: true },
  ]);
});

test('a clinic chooses a service that no doctor offers yet', async () => {
  const added: unknown[] = [];
  await renderStaffPage(<PricesPage />, {
    path: '/prices',
    role: 'account_manager',
    api: {
      ...api,
      offerableServices: () =>
        Promise.resolve({ results: [{ id: 5, names: { en: 'Holter' }, is_usual: true }] }),
      addOffer: (offer) => {
        added.push(offer);
        return Promise.resolve({ id: 8, usual_price: null, waits: false });
      },
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Add: Anna Nagy' }));
  const dialog = page.getByRole('dialog');
  await userEvent.selectOptions(dialog.getByLabelText(/^Service/), 'Holter');
  await userEvent.fill(dialog.getByLabelText(/^Price/), '12 000');
  await userEvent.click(dialog.getByRole('button', { name: 'Add', exact: true }));
  await expect
    .poll(() => added)
    .toEqual([expect.objectContaining({ service_id: 5, price: 12_000 })]);
});

test('the confirmation of a price holds for its service only', async () => {
  const added: unknown[] = [];
  await renderStaffPage(<PricesPage />, {
    path: '/prices',
    role: 'account_manager',
    api: {
      ...api,
      offerableServices: () =>
        Promise.resolve({
          results: [
            { id: 5, names: { en: 'Holter' }, is_usual: true },
            { id: 6, names: { en: 'ECG' }, is_usual: true },
          ],
        }),
      addOffer: ({ service_id: service, is_confirmed: isConfirmed }) => {
        added.push([service, isConfirmed]);
        return Promise.resolve({ id: null, usual_price: 9_000, waits: false });
      },
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Add: Anna Nagy' }));
  const dialog = page.getByRole('dialog');
  await userEvent.selectOptions(dialog.getByLabelText(/^Service/), 'Holter');
  await userEvent.fill(dialog.getByLabelText(/^Price/), '90000');
  await userEvent.click(dialog.getByRole('button', { name: 'Add', exact: true }));
  await expect.element(dialog.getByText(/The usual price/)).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText(/^Service/), 'ECG');
  await userEvent.click(dialog.getByRole('button', { name: /^The price is correct/ }));
  await expect
    .poll(() => added)
    .toEqual([
      [5, false],
      [6, false],
    ]);
});

test('a clinic reads who approves a service of a doctor whom patients see, and sends it', async () => {
  const [column] = grid().columns;
  if (column === undefined) throw new Error('The grid has a column');
  const addOffer = vi.fn(() => Promise.resolve({ id: null, usual_price: 9000, waits: true }));
  await renderStaffPage(<PricesPage />, {
    path: '/prices',
    role: 'clinic_admin',
    site: 'cabinet',
    clinics: [3],
    api: {
      ...api,
      addOffer,
      prices: () =>
        Promise.resolve({ ...twoServices(), columns: [{ ...column, adds_at_once: false }] }),
      accountManagers: () =>
        Promise.resolve({
          results: [
            {
              clinic_id: 3,
              name: 'Anna Kovács',
              is_own: false,
              phone: '+36 1 234 5678',
              dialled_phone: '(06 1) 234 5678',
            },
          ],
        }),
    },
  });
  await userEvent.click(page.getByRole('button', { name: 'Add ECG, Anna Nagy' }));
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/waits for approval by .*Anna Kovács/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.fill(dialog.getByLabelText(/^Price/), '9000');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await expect.element(page.getByText(/Sent\. .*Anna Kovács.* approves the service/)).toBeVisible();
  expect(addOffer).toHaveBeenCalledOnce();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(page.getByText('Saved').elements()).toEqual([]);
});
