import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Starter } from '#shared/contract/clinic-data/setup/starter.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { CataloguePage } from '../catalogue-page.tsx';

const NOTHING = { specialties: 0, procedures: 0, categories: 0, insurers: 0 };
const ALL = { specialties: 61, procedures: 120, categories: 12, insurers: 15 };
const EMPTY = { cities: [], areas: [], categories: [], services: [], insurances: [] };
const city = (slug: string, name: string) => ({
  slug,
  names: { en: name, hu: name, ru: name },
  areas_count: 23,
  is_added: false,
});

let starter: Starter;
beforeEach(() => {
  starter = {
    missing: ALL,
    existing: NOTHING,
    cities: [city('budapest', 'Budapest'), city('pecs', 'Pécs')],
  };
});

const api: Partial<StaffApp['api']> = {
  catalogue: () => Promise.resolve(EMPTY),
  starter: () => Promise.resolve(starter),
  loadStarter: () => {
    starter = { ...starter, missing: NOTHING, existing: ALL };
    return Promise.resolve(ALL);
  },
  addStarterCity: ({ slug }) => {
    const cities = starter.cities.map((each) =>
      each.slug === slug ? { ...each, is_added: true } : each,
    );
    starter = { ...starter, cities };
    return Promise.resolve({ id: 10 });
  },
};

const open = (
  kind: 'cities' | 'services' | 'insurances',
  role: 'admin' | 'account_manager' = 'admin',
) => renderStaffPage(<CataloguePage />, { path: `/catalogue?kind=${kind}`, role, api });
const load = page.getByRole('button', { name: 'Add to the catalogue' });

test('an administrator sees what the starter catalogue would add, loads it and sees what it added', async () => {
  await open('services');
  await expect.element(page.getByText(/to add: .*61.*, already there: .*0/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(load);
  await expect
    .element(
      page.getByText(
        /Specialties added: .*61.*, procedures: .*120.*, categories: .*12.*, insurers: .*15/,
      ),
    )
    .toBeVisible();
  await expect.element(load).not.toBeInTheDocument();
});

test('an administrator finds the insurers of the country on their list', async () => {
  await open('insurances');
  await expect.element(page.getByText(/to add: .*15.*, already there: .*0/)).toBeVisible();
  await userEvent.click(load);
  await expect.element(page.getByText(/insurers: .*15/)).toBeVisible();
});

test('an administrator adds cities of the list one after the other', async () => {
  await open('cities');
  const field = page.getByRole('combobox', { name: 'City' });
  await expect.element(field).toHaveValue('budapest');
  await expect
    .element(page.getByRole('link', { name: 'Add a service' }))
    .toHaveAttribute('href', '/catalogue/services/new');
  await userEvent.selectOptions(field, 'pecs');
  await userEvent.click(page.getByRole('button', { name: 'Add with its districts' }));
  await expect.element(page.getByText('Saved')).toBeVisible();
  await expect.element(field).toHaveValue('budapest');
  await userEvent.click(page.getByRole('button', { name: 'Add with its districts' }));
  await expect.element(field).not.toBeInTheDocument();
});

test('the starter catalogue is not offered once the country has it', async () => {
  starter = { ...starter, missing: NOTHING, existing: ALL };
  await open('cities');
  await expect.element(page.getByRole('combobox', { name: 'City' })).toBeVisible();
  await page.getByRole('link', { name: 'Services' }).click();
  await expect.element(page.getByText('No service yet')).toBeVisible();
  await expect.element(load).not.toBeInTheDocument();
});

test('an account manager, who cannot edit the catalogue, is offered neither', async () => {
  await open('services', 'account_manager');
  await expect.element(page.getByText('No service yet')).toBeVisible();
  await expect.element(load).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Cities' }).click();
  await expect.element(page.getByText('No city yet')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'City' })).not.toBeInTheDocument();
});
