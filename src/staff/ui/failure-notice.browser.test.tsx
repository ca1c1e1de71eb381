import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useForm } from '#web/ui/form/model/use-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { FailureNotice } from './failure-notice.tsx';

const error = new Error('refused');

/** A form that the server refuses, and says the error of its field if it is about one. */
function RefusedForm({ fieldError, submitted }: RefusedFormProps) {
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm({
    fields: { name: { initial: '' } },
    requiredMessage: '',
    async onSubmit() {
      await submitted;
      if (fieldError !== undefined) form.setServerErrors({ name: [fieldError] });
      setFailure(error);
    },
  });
  return (
    <>
      <form {...form.props}>
        <FailureNotice error={failure} />
        <TextField {...form.field('name')} label="Name" />
        <button type="submit">Save</button>
      </form>
      <button type="button">Elsewhere</button>
    </>
  );
}

interface RefusedFormProps {
  fieldError?: string;
  /** Resolves when the server refuses. */
  submitted?: Promise<void>;
}

const render = (form: RefusedFormProps) =>
  renderStaffPage(<RefusedForm {...form} />, { path: '/form', role: 'operator', api: {} });
const save = page.getByRole('button', { name: 'Save' });

test('a form that is refused moves the focus to the reason', async () => {
  await render({});
  await save.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect
    .poll(() => document.activeElement?.contains(page.getByRole('alert').element()))
    .toBe(true);
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
});

test('a form whose field is refused moves the focus to the field', async () => {
  await render({ fieldError: 'Too short' });
  await save.click();
  await expect.element(page.getByText('Too short')).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
});

test('a form that is refused late leaves the focus where a person has moved it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await render({ submitted: promise });
  await save.click();
  const elsewhere = page.getByRole('button', { name: 'Elsewhere' });
  await elsewhere.click();
  resolve();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(elsewhere).toHaveFocus();
});
