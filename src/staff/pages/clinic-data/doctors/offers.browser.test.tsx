import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Schedule } from '#shared/contract/clinic-data/setup/doctors.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { Offers } from './offers.tsx';

const OFFER = {
  id: 3,
  schedule_id: 7,
  service_id: 1,
  price: 18_000,
  discount: 0,
  duration_minutes: 30,
  age_from: 0,
  age_to: null,
  is_active: true,
  insurances: [2],
};
const SCHEDULE: Schedule = {
  id: 7,
  branch_id: 1,
  clinic_id: 1,
  step_minutes: 30,
  lead_minutes: 60,
  horizon_days: 30,
  buffer_minutes: 0,
  kept_starts: 0,
  kept_until: 420,
  week: [[[540, 720]], [], [], [], [], [], []],
  more_hours: [],
  changes: [],
  exceptions: [],
  days: [],
  offers: [OFFER],
};
const service = (id: number, name: string) => ({
  id,
  slug: name.toLowerCase(),
  names: { hu: name, en: name, ru: name },
  plural_names: {},
  consultation_names: {},
  alternate_names: {},
  descriptions: {},
  type: 'other' as const,
  category_id: null,
  adult_service_id: null,
  popularity: 0,
  is_active: true,
  doctors_count: 0,
  preparation: null,
});

const insurance = (id: number, name: string) => ({
  id,
  names: { hu: name, en: name, ru: name },
  sitemap_index: false,
  is_active: true,
  doctors_count: 0,
});

const saved = { id: 3, is_saved: true, appointments_count: 0, appointments: [] };
const asked = {
  id: 3,
  is_saved: false,
  appointments_count: 60,
  appointments: [{ id: 11, starts_at: '2026-11-24T09:00:00+01:00' }],
};
const saveOffer = vi.fn();

/** Opens the services of a doctor, and the form of the first one. */
async function open(schedule: Schedule) {
  await renderStaffPage(<Offers schedule={schedule} canEdit />, {
    path: '/',
    role: 'account_manager',
    api: {
      catalogue: () =>
        Promise.resolve({
          cities: [],
          areas: [],
          services: [service(1, 'Cardiologist'), service(2, 'Dentist')],
          categories: [],
          insurances: [
            insurance(1, 'Alba'),
            insurance(2, 'Fényes'),
            { ...insurance(3, 'Rejtett'), is_active: false },
          ],
        }),
      saveOffer,
    },
  });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
}

beforeEach(() => {
  saveOffer.mockReset();
  saveOffer.mockResolvedValueOnce(asked).mockResolvedValueOnce(saved);
});

const dialog = page.getByRole('dialog', { name: 'Booked appointments: 60' });
const intents = () => saveOffer.mock.calls.map(([{ intent }]) => intent as string);

test('hiding a service with booked appointments lists them first', async () => {
  await open(SCHEDULE);
  await page.getByLabelText('Patients can book it').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/If you hide this service/)).toBeVisible();
  await expect.element(dialog.getByRole('listitem')).toMatchTextContent(/24/);
  await expect.element(dialog.getByText('And 59 more')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(intents()).toEqual(['save', 'confirm']);
});

test('a save that is not confirmed keeps the form with its changes', async () => {
  await open(SCHEDULE);
  await page.getByLabelText('Service').selectOptions('Dentist');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/for the other service/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Do not save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Service')).toHaveValue('2');
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(intents()).toEqual(['save']);
});

test('an account manager says which insurers a service accepts', async () => {
  await open(SCHEDULE);
  await expect.element(page.getByRole('checkbox', { name: 'Fényes' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Alba' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saveOffer.mock.calls).toHaveLength(1);
  expect(saveOffer.mock.calls[0]?.[0]).toMatchObject({ insurances: [1, 2] });
});

test('a new service has the insurers of the one before', async () => {
  await open(SCHEDULE);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add a service' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Fényes' })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Alba' })).not.toBeChecked();
});

test('a new service leaves out the hidden insurers of the one before', async () => {
  await open({ ...SCHEDULE, offers: [{ ...OFFER, insurances: [2, 3] }] });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Add a service' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Rejtett' })).not.toBeInTheDocument();
  await page.getByLabelText('Service').selectOptions('Dentist');
  await page.getByLabelText(/^Price/).fill('12000');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saveOffer.mock.calls).toHaveLength(1);
  expect(saveOffer.mock.calls[0]?.[0]).toMatchObject({ insurances: [2] });
});

test('a service from a server that names no insurers is saved without them', async () => {
  const { insurances: _insurances, ...former } = OFFER;
  await open({ ...SCHEDULE, offers: [former as typeof OFFER] });
  await expect.element(page.getByRole('checkbox', { name: 'Fényes' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saveOffer.mock.calls).toHaveLength(1);
  expect(saveOffer.mock.calls[0]?.[0]).not.toHaveProperty('insurances');
});
