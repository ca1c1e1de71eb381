import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CountryCode } from '#shared/countries/codes.ts';
import { COUNTRIES } from '#shared/countries/index.ts';
import { formatPhone, normalizePhoneInput } from '#shared/domain/people/phone/phone.ts';
import { PhoneField } from '#web/ui/form/phone/phone-field.tsx';

function Example({ country }: { country: CountryCode }) {
  const [phone, setPhone] = useState('');
  const { phone: mask } = COUNTRIES[country];
  return (
    <>
      <PhoneField
        name="phone"
        label="Phone"
        value={phone}
        onChange={setPhone}
        normalize={(raw) => normalizePhoneInput(raw, mask)}
        format={(number) => formatPhone(number, mask)}
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

test.each([
  ['kz', '7012345678', '+7 701 234 56 78'],
  ['kz', '87012345678', '+7 701 234 56 78'],
  ['kz', '+787012345678', '+7 701 234 56 78'],
  ['kg', '+996700123456', '+996 700 123 456'],
  ['kg', '0700123456', '+996 700 123 456'],
  ['hu', '+36201234567', '+36 20 123 4567'],
  ['hu', '36201234567', '+36 20 123 4567'],
  ['hu', '06201234567', '+36 20 123 4567'],
  ['ro', '0712345678', '+40 712 345 678'],
  ['ro', '+400712345678', '+40 712 345 678'],
  ['ae', '0501234567', '+971 50 123 4567'],
] as const)('the phone field formats a phone of %s typed as %s', async (country, keys, shown) => {
  await render(<Example country={country} />);
  await userEvent.click(field);
  await userEvent.keyboard(keys);
  await expect.element(field).toHaveValue(shown);
  await expect.element(stored).toHaveTextContent(shown.replaceAll(' ', ''));
  expect(input().selectionStart).toBe(shown.length);
});

test('the phone field formats a phone that the browser fills in without focus', async () => {
  await render(<Example country="hu" />);
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  setter?.call(input(), '06201234567');
  input().dispatchEvent(new InputEvent('input', { bubbles: true }));
  await expect.element(field).toHaveValue('+36 20 123 4567');
  await expect.element(field).not.toHaveFocus();
});
