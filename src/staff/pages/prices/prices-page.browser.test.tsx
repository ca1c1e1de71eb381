import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PriceGrid } from '#shared/contract/staff/prices/prices.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { PricesPage } from './prices-page.tsx';

type Api = StaffApp['api'];

let price: number;
let isDown: boolean;
let sent: Parameters<Api['savePrices']>[0]['changes'][];
beforeEach(() => {
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
      doctor_names: { en: 'Anna Nagy' },
      branch_names: { en: 'Buda' },
    },
  ],
  cells: [
    {
      ...{ id: 7, schedule_id: 1, service_id: 1, price, discount: 0 },
      ...{ is_active: true, last_change: null },
    },
  ],
});

const api: Partial<Api> = {
  prices: () => Promise.resolve(grid()),
  savePrices({ changes }) {
    sent.push(changes);
    if (isDown) return Promise.reject(new Error('down'));
    price = changes[0]?.price ?? price;
    return Promise.resolve({ changed_count: changes.length });
  },
};
const cell = () => page.getByRole('textbox', { name: /Cardiologist/ });
const save = () => page.getByRole('button', { name: 'Save prices' });

test('after a failure the price is read again, and the typed one can be saved', async () => {
  await renderStaffPage(<PricesPage />, { path: '/prices', role: 'clinic_admin', api });
  await userEvent.fill(cell(), '12000');
  [price, isDown] = [11_000, true];
  await userEvent.click(save());
  await expect.element(page.getByRole('alert')).toBeVisible();
  isDown = false;
  await expect.element(cell()).toHaveValue('12000');
  await userEvent.click(save());
  await expect.element(save()).not.toBeInTheDocument();
  expect(sent).toEqual([
    [{ id: 7, price: 12_000, seen_price: 10_000 }],
    [{ id: 7, price: 12_000, seen_price: 11_000 }],
  ]);
  await expect.element(cell()).toHaveValue('12000');
});
