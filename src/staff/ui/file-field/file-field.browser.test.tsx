import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { FileField } from './file-field.tsx';

function Form() {
  const [file, setFile] = useState<File | null>(null);
  return <FileField label="Price list" accept=".csv" file={file} onChoose={setFile} />;
}

test('a button of ours opens the dialog by keyboard, and says which file was chosen', async () => {
  await renderStaffPage(<Form />, { path: '/', role: 'account_manager', api: {} });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('no input');
  let opened = 0;
  input.addEventListener('click', (event) => {
    event.preventDefault();
    opened += 1;
  });
  const button = page.getByRole('button', { name: 'Choose a file' });
  await expect.element(button).toHaveAccessibleDescription('Price list No file chosen');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(opened).toBe(1);

  for (const name of ['prices.csv', 'newer.csv']) {
    await page.elementLocator(input).upload(new File(['a;1'], name, { type: 'text/csv' }));
    await expect.element(page.getByRole('status')).toHaveTextContent(name);
  }
  await expect
    .element(page.getByRole('button', { name: 'Choose another file' }))
    .toHaveAccessibleDescription('Price list newer.csv');
  expect(await axeViolations()).toEqual([]);
});
