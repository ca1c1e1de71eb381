import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { BranchQuestions } from './branch-questions.tsx';

type Branch = ClinicSetup['branches'][number];

const HEIGHT = {
  id: 5,
  clinic_branch_id: 1,
  titles: {
    hu: 'Magasság',
    en: 'Height',
    ru: 'Рост',
  },
  type: 'integer' as const,
  is_required: true,
  min_length: 30,
  max_length: 250,
};
const BRANCH: Branch = {
  id: 1,
  clinic_id: 1,
  city_id: 10,
  city_area_id: null,
  names: { en: 'Duna' },
  addresses: { en: 'Fő utca 1' },
  lat: 47,
  lng: 19,
  phone: null,
  directions: null,
  parking: null,
  is_wheelchair_accessible: null,
  cancel_hours: null,
  questions: [HEIGHT],
};

const saveQuestion = vi.fn(() => Promise.resolve({ id: 6 }));
const deleteQuestion = vi.fn(() => Promise.resolve({ id: 5 }));
const open = () =>
  renderStaffPage(<BranchQuestions branch={BRANCH} />, {
    path: '/',
    role: 'account_manager',
    api: {
      saveQuestion,
      deleteQuestion,
    },
  });

test('a question is added with its text in every language', async () => {
  await open();
  await expect.element(page.getByText('Height · Number · required')).toBeVisible();
  await page.getByRole('button', { name: 'Add a question' }).click();
  for (const language of ['Magyar', 'English', 'Русский']) {
    await page.getByLabelText(language).fill('First visit');
  }
  await page.getByLabelText('Kind of reply').selectOptions('Yes or no');
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(() => saveQuestion.mock.calls)
    .toEqual([
      [
        {
          clinic_branch_id: 1,
          type: 'boolean',
          is_required: false,
          titles: {
            hu: 'First visit',
            en: 'First visit',
            ru: 'First visit',
          },
          min_length: null,
          max_length: null,
        },
      ],
    ]);
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('a question is deleted by a button that names it', async () => {
  await open();
  await page.getByRole('button', { name: 'Delete: Height' }).click();
  expect(deleteQuestion).toHaveBeenCalledWith({ id: 5 });
});
