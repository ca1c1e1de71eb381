import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { ClinicPage } from './clinic-page.tsx';
import { ClinicsPage } from './clinics-page.tsx';

const texts = (text: string) => ({ hu: text, en: text, ru: text });
const doctor = (id: number, name: string): ClinicSetup['doctors'][number] => ({
  id,
  slug: `doctor-${id}`,
  names: texts(name),
  is_active: true,
  branch_ids: [1],
  services_count: 2,
  free_starts: 40 + id,
  is_bookable: true,
});
const CLINIC: ClinicSetup = {
  id: 1,
  slug: 'mecsek',
  is_draft: false,
  names: texts('Mecsek Clinic'),
  descriptions: {},
  website: null,
  legal_name: 'Mecsek Kft.',
  tax_number: '12345678',
  contact_name: '',
  contact_phone: '',
  contact_email: '',
  branches: [
    {
      id: 1,
      clinic_id: 1,
      city_id: 1,
      city_area_id: null,
      names: texts('Mecsek Clinic'),
      addresses: texts('12 King Street'),
      lat: 46,
      lng: 18,
      phone: null,
      directions: null,
      parking: null,
      is_wheelchair_accessible: null,
      cancel_hours: null,
      questions: [],
    },
  ],
  doctors: [
    doctor(1, 'Péter Varga'),
    { ...doctor(2, 'Anna Nagy'), is_active: false, is_bookable: false },
    { ...doctor(3, 'Béla Kis'), free_starts: 0, is_bookable: false },
  ],
  missing: [
    { part: 'phone', subject: 'branch', subject_id: 1 },
    { part: 'hours', subject: 'doctor', subject_id: 3 },
  ],
};

let clinic: ClinicSetup;
beforeEach(() => {
  clinic = CLINIC;
});
const api: Partial<StaffApp['api']> = {
  clinic: () => Promise.resolve(clinic),
  accountManagers: () => Promise.resolve({ results: [] }),
  catalogue: () =>
    Promise.resolve({ cities: [], areas: [], categories: [], services: [], insurances: [] }),
  clinics: () =>
    Promise.resolve({
      results: (['Mecsek', 'Duna', 'Tisza'] as const).map((name, index) => ({
        id: index + 1,
        slug: name.toLowerCase(),
        names: texts(`${name} Clinic`),
        city_names: [texts(name === 'Duna' ? 'Budapest' : 'Pécs')],
        branches_count: 1,
        doctors_count: 3 - index,
        is_draft: name === 'Tisza',
        is_bookable: name === 'Mecsek',
      })),
    }),
};

const open = () =>
  renderStaffPage(<ClinicPage />, { path: '/clinics/:clinic?', role: 'account_manager', api });
const listOf = (name: string) => page.getByRole('list', { name });
const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });

test('an account manager sees which doctors are hidden and which have no hours', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Mecsek Clinic');
  const doctors = listOf('Doctors');
  await expect
    .element(
      doctors
        .getByRole('listitem')
        .filter({ hasText: 'Anna' })
        .getByText(/Hidden.from.patients/),
    )
    .toBeInTheDocument();
  await expect
    .element(
      doctors
        .getByRole('listitem')
        .filter({ hasText: 'Béla' })
        .getByText(/no.weekly.hours/),
    )
    .toBeInTheDocument();
  await expect
    .element(
      listOf('Branches')
        .getByRole('listitem')
        .first()
        .getByText(/no.phone/),
    )
    .toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});

test('the doctors of a clinic are sorted by their free times, the most first, and the other way round', async () => {
  await open();
  const names = () =>
    listOf('Doctors')
      .getByRole('link')
      .elements()
      .map((link) => link.textContent);
  await userEvent.click(page.getByRole('button', { name: 'Free times, 14 days' }));
  await expect.poll(names).toEqual(['Anna Nagy', 'Péter Varga', 'Béla Kis']);
  await userEvent.click(page.getByRole('button', { name: 'Free times, 14 days descending' }));
  await expect.poll(names).toEqual(['Béla Kis', 'Péter Varga', 'Anna Nagy']);
});

test('the main action of a live clinic is its form, that of a draft its onboarding', async () => {
  const { unmount } = await open();
  await expect.element(page.getByRole('link', { name: 'Edit' })).toBeVisible();
  await unmount();
  clinic = { ...CLINIC, is_draft: true };
  await open();
  await expect.element(page.getByRole('link', { name: 'Continue onboarding' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'More actions' }));
  await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('an account manager filters clinics by state and opens one by keyboard', async () => {
  await renderStaffPage(<ClinicsPage />, { path: '/clinics', role: 'account_manager', api });
  await expect.element(rowOf('Mecsek').getByText(/Bookable/)).toBeInTheDocument();
  await expect.element(rowOf('Duna').getByText(/Not.bookable/)).toBeInTheDocument();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'draft');
  await expect.element(rowOf('Duna')).not.toBeInTheDocument();
  await expect.element(rowOf('Tisza').getByText(/Draft/)).toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
  // Letters are typed in a select, so the focus leaves it first.
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('link', { name: 'Tisza Clinic' })).toHaveFocus();
});
