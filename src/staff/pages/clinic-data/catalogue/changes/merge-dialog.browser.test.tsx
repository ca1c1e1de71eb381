import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { MergeDialog } from './merge-dialog.tsx';

const texts = (text: string) => ({ hu: text, en: text, ru: text });
const service = (id: number, name: string): Catalogue['services'][number] => ({
  id,
  slug: name.toLowerCase(),
  type: 'other',
  names: texts(name),
  plural_names: null,
  consultation_names: null,
  alternate_names: null,
  descriptions: texts('A specialty'),
  category_id: null,
  adult_service_id: null,
  popularity: 50,
  is_active: true,
  doctors_count: 2,
  preparation: null,
});
const [kept, merged] = [service(1, 'Cardiologist'), service(2, 'Heart')];
const CATALOGUE: Catalogue = {
  cities: [],
  areas: [],
  categories: [],
  services: [kept, merged],
  insurances: [],
};

test('the preview of a merge names the price and the follow-up that are dropped', async () => {
  const conflict = {
    doctor_names: texts('Anna Nagy'),
    branch_names: texts('Duna Clinic'),
    kept_price: 18_000,
    dropped_price: 22_000,
    is_kept_active: true,
    dropped_follow_up: { price: 9000, duration_minutes: 20 },
  };
  const impact = { doctors: 2, clinics: 1, offers: 2, appointments: 3, pages: 6 };
  await renderStaffPage(
    <MergeDialog
      kind="services"
      catalogue={CATALOGUE}
      row={merged}
      onMerged={() => undefined}
      onClose={() => undefined}
    />,
    {
      path: '/catalogue',
      role: 'admin',
      api: {
        catalogueImpact: () => Promise.resolve({ ...impact, can_delete: false }),
        mergeRows: () =>
          Promise.resolve({ is_merged: false, moved: 1, doctors: 2, conflicts: [conflict] }),
      },
    },
  );
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'The one that stays' }),
    'Cardiologist',
  );
  await expect
    .element(
      page.getByText(/18,000.* stays, .*22,000.* dropped .*follow-up \(.*9,000.*20 min\) is/),
    )
    .toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
