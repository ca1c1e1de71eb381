import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { clickWhileClosing } from '#tests/support/web/click-while-closing.ts';
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
const WEIGHT = { ...HEIGHT, id: 6, titles: { hu: 'Testsúly', en: 'Weight', ru: 'Вес' } };
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
  questions: [HEIGHT, WEIGHT],
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
  await page.getByLabelText('Answer type').selectOptions('Yes or no');
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Save the question' }).click();
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
  await expect
    .element(page.getByRole('button', { name: 'Save the question' }))
    .not.toBeInTheDocument();
});

test('a save that ends late does not close the form of another question', async () => {
  const { promise, resolve } = Promise.withResolvers<{ id: number }>();
  saveQuestion.mockReturnValueOnce(promise);
  await open();
  await page.getByRole('button', { name: 'Edit: Height' }).click();
  await page.getByRole('button', { name: 'Save the question' }).click();
  await page.getByRole('button', { name: 'Edit: Weight' }).click();
  const title = page.getByLabelText('English');
  await title.fill('Weight in kilograms');
  resolve({ id: 5 });
  await expect.element(page.getByText('Saved')).toBeVisible();
  await expect.element(title).toHaveValue('Weight in kilograms');
});

test('a question that is being edited is not discarded for a new one', async () => {
  await open();
  await page.getByRole('button', { name: 'Edit: Height' }).click();
  const title = page.getByLabelText('English');
  await title.fill('Height in centimetres');
  const add = page.getByRole('button', { name: 'Add a question' });
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  (add.element() as HTMLElement).click();
  await expect.element(title).toHaveValue('Height in centimetres');
});

test('bounds are asked only of texts and numbers', async () => {
  await open();
  await page.getByRole('button', { name: 'Edit: Height' }).click();
  const max = page.getByLabelText('At most');
  await max.fill('tall');
  await page.getByLabelText('Answer type').selectOptions('Date');
  await expect.element(max).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Save the question' }).click();
  await expect.poll(() => saveQuestion).toHaveBeenCalled();
});

test('the form of a question takes the focus and returns it', async () => {
  await open();
  const edit = page.getByRole('button', { name: 'Edit: Weight' });
  await edit.click();
  await expect.element(page.getByLabelText('Magyar')).toHaveFocus();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(edit).toHaveFocus();
  const add = page.getByRole('button', { name: 'Add a question' });
  await add.click();
  await expect.element(page.getByLabelText('Magyar')).toHaveFocus();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(add).toHaveFocus();
});

test('a question is deleted once, after a question, and its form closes', async () => {
  await open();
  await page.getByRole('button', { name: 'Edit: Height' }).click();
  await page.getByRole('button', { name: 'Delete: Height' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Height?' });
  await expect.element(dialog).toBeVisible();
  expect(deleteQuestion).not.toHaveBeenCalled();
  expect(await axeViolations()).toEqual([]);
  const submit = dialog.getByRole('button', { name: 'Delete' });
  const clickedAgain = clickWhileClosing(submit.element());
  await submit.click();
  await clickedAgain;
  await expect.element(page.getByText('Deleted')).toBeVisible();
  expect(deleteQuestion.mock.calls).toEqual([[{ id: 5 }]]);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Answer type')).not.toBeInTheDocument();
});
