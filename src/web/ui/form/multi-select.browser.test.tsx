import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MultiSelect } from './multi-select.tsx';

const options = [
  { value: 'hu', label: 'Magyar' },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];
const box = (name: string) => page.getByRole('checkbox', { name });

function Example({ onChange }: { onChange: (value: readonly string[] | null) => void }) {
  const [value, setValue] = useState<readonly string[] | null>(null);
  return (
    <MultiSelect
      name="language"
      label="Language"
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

test('a multi-select adds and removes an option, and is null without options', async () => {
  const onChange = vi.fn();
  await render(<Example onChange={onChange} />);
  await userEvent.click(box('English'));
  await userEvent.click(box('Magyar'));
  await expect.element(box('English')).toBeChecked();
  await userEvent.click(box('English'));
  await userEvent.click(box('Magyar'));
  expect(onChange.mock.calls).toEqual([[['en']], [['hu', 'en']], [['hu']], [null]]);
});

test('a multi-select is a named group that works by keyboard', async () => {
  const onChange = vi.fn();
  await render(<Example onChange={onChange} />);
  await expect.element(page.getByRole('group', { name: 'Language' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab} ');
  await expect.element(box('English')).toHaveFocus();
  expect(onChange).toHaveBeenCalledWith(['en']);
});
