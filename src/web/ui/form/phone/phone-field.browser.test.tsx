import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhoneField } from './phone-field.tsx';

const normalize = (raw: string) => {
  const digits = raw.replace(/\D/g, '').replace(/^(36|06)/, '');
  return digits ? `+36${digits.slice(0, 9)}` : '';
};
const format = (value: string) =>
  value.replace(/^\+36(\d{0,2})(\d{0,3})(\d{0,4})$/, '+36 $1 $2 $3').trim();

function Example({ initial = '' }: { initial?: string }) {
  const [phone, setPhone] = useState(initial);
  return (
    <>
      <PhoneField
        name="phone"
        label="Phone"
        value={phone}
        onChange={setPhone}
        normalize={normalize}
        format={format}
      />
      <output>{phone}</output>
    </>
  );
}

const field = page.getByLabelText('Phone');
const stored = page.getByRole('status');

function input(): HTMLInputElement {
  const element = field.element();
  if (!(element instanceof HTMLInputElement)) throw new Error('The phone field is not an input');
  return element;
}

async function start(initial: string, caret: number) {
  await render(<Example initial={initial} />);
  await userEvent.click(field);
  input().setSelectionRange(caret, caret);
}

test('a phone field is a telephone input that supports autofill', async () => {
  await start('', 0);
  await expect.element(field).toHaveAttribute('type', 'tel');
  await expect.element(field).toHaveAttribute('autocomplete', 'tel');
});

test('a phone field formats the number while it is typed', async () => {
  await start('', 0);
  await userEvent.keyboard('201234567');
  await expect.element(field).toHaveValue('+36 20 123 4567');
  await expect.element(stored).toHaveTextContent('+36201234567');
});

test.each(['06 20 123 4567', '+36-20-123-4567', '201234567'])(
  'a phone field accepts the pasted number %s',
  async (text) => {
    await start('', 0);
    await userEvent.fill(field, text);
    await expect.element(stored).toHaveTextContent('+36201234567');
  },
);

test('a phone field keeps the caret when a digit is inserted in the middle', async () => {
  await start('+362023456', '+36 20 '.length);
  await userEvent.keyboard('1');
  await expect.element(field).toHaveValue('+36 20 123 456');
  expect(input().selectionStart).toBe('+36 20 1'.length);
});

test('a phone field keeps the caret when a digit is deleted in the middle', async () => {
  await start('+36201234567', '+36 20 12'.length);
  await userEvent.keyboard('{Backspace}');
  await expect.element(field).toHaveValue('+36 20 134 567');
  expect(input().selectionStart).toBe('+36 20 1'.length);
});

test('Backspace in a phone field deletes across a separator', async () => {
  await start('+36201234567', '+36 20 '.length);
  await userEvent.keyboard('{Backspace}{Backspace}');
  await expect.element(stored).toHaveTextContent('+3621234567');
});

test('a phone field ignores an extra digit and keeps the caret', async () => {
  await start('+36201234567', '+36 20 123 4567'.length);
  await userEvent.keyboard('8');
  await expect.element(field).toHaveValue('+36 20 123 4567');
  expect(input().selectionStart).toBe('+36 20 123 4567'.length);
});
