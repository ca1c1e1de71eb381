import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import type { StaffApp } from '#staff/lib/staff-app.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { CataloguePage } from './catalogue-page.tsx';

const texts = (text: string) => ({ hu: text, en: text, ru: text });
const service = (id: number, name: string, doctors: number): Catalogue['services'][number] => ({
  id,
  slug: name.toLowerCase(),
  type: 'other',
  names: texts(name),
  plural_names: null,
  consultation_names: null,
  alternate_names: texts('words'),
  descriptions: texts('A specialty'),
  category_id: null,
  adult_service_id: null,
  popularity: 50,
  is_active: true,
  doctors_count: doctors,
  preparation: null,
});
const CATALOGUE: Catalogue = {
  cities: [
    {
      id: 1,
      slug: 'pecs',
      names: texts('Pécs'),
      locative_names: null,
      lat: 46,
      lng: 18,
      is_active: true,
      doctors_count: 12,
    },
  ],
  areas: [],
  categories: [],
  services: [
    service(1, 'Cardiologist', 9),
    { ...service(2, 'Allergist', 2), descriptions: {} },
    { ...service(3, 'Mammography', 1), type: 'procedure', is_active: false },
  ],
  insurances: [],
};
const api: Partial<StaffApp['api']> = {
  catalogue: () => Promise.resolve(CATALOGUE),
  starter: () =>
    Promise.resolve({
      missing: { specialties: 0, procedures: 0, categories: 0, insurers: 0 },
      existing: { specialties: 2, procedures: 1, categories: 0, insurers: 0 },
      cities: [],
    }),
};

const open = () => renderStaffPage(<CataloguePage />, { path: '/catalogue', role: 'admin', api });
const rowOf = (name: string) => page.getByRole('listitem').filter({ hasText: name });

test('an administrator sees the doctors, the missing texts and what is hidden in the list of services', async () => {
  await open();
  await expect.element(rowOf('Allergist').getByText(/Doctors\s2/)).toBeInTheDocument();
  await expect.element(rowOf('Allergist').getByText(/texts\s3/)).toBeInTheDocument();
  await expect.element(rowOf('Mammography').getByText(/Hidden/)).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Missing texts' }));
  await expect
    .element(
      page
        .getByRole('listitem')
        .first()
        .getByText(/Allergist/),
    )
    .toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});

test('an administrator filters services by their kind', async () => {
  await open();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Kind' }), 'procedure');
  await expect.element(rowOf('Cardiologist')).not.toBeInTheDocument();
  await expect.element(rowOf('Mammography')).toBeVisible();
});

test('an administrator finds cities behind their tab, and an empty list leads to its first row', async () => {
  await open();
  await userEvent.click(page.getByRole('link', { name: 'Cities' }));
  await expect.element(page.getByRole('link', { name: 'Pécs' })).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Insurers' }));
  await expect.element(page.getByText('No insurer yet')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Add an insurer' }))
    .toHaveAttribute('href', '/catalogue/insurances/new');
});
