import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateOfBirthField } from './date-of-birth-field.tsx';

const onChange = vi.fn<(value: string | null) => void>();
const monthNames = Array.from({ length: 12 }, (_, index) => `Month ${index + 1}`);

function Example({ initial = null }: { initial?: string | null }) {
  const [date, setDate] = useState(initial);
  return (
    <>
      <DateOfBirthField
        name="birth"
        label="Date of birth"
        firstYear={1920}
        last="2026-11-23"
        monthNames={monthNames}
        labels={{ year: 'Year', month: 'Month', day: 'Day' }}
        value={date}
        onChange={(value) => {
          onChange(value);
          setDate(value);
        }}
      />
      <button onClick={() => setDate(null)}>Reset</button>
    </>
  );
}

const year = page.getByLabelText('Year');
const month = page.getByLabelText('Month', { exact: true });
const day = page.getByLabelText('Day');

async function start(initial: string | null = null) {
  onChange.mockClear();
  await render(<Example initial={initial} />);
}

const values = (select: typeof year) =>
  [...select.element().querySelectorAll('option')].map((option) => option.value).filter(Boolean);

test('a date of birth field offers the years from the last one back to 1920', async () => {
  await start();
  expect(values(year).at(0)).toBe('2026');
  expect(values(year).at(-1)).toBe('1920');
});

test('a date of birth field reports a date only when all three parts are chosen', async () => {
  await start();
  await userEvent.selectOptions(year, '1987');
  await userEvent.selectOptions(day, '9');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.selectOptions(month, '2');
  expect(onChange.mock.calls).toEqual([['1987-02-09']]);
});

test('a date of birth field offers only the days of the chosen month', async () => {
  await start('2001-04-30');
  expect(values(day)).toHaveLength(30);
  await userEvent.selectOptions(month, '2');
  expect(values(day)).toHaveLength(28);
  await userEvent.selectOptions(year, '2000');
  expect(values(day)).toHaveLength(29);
});

test('a date of birth becomes null when the new month does not have the day', async () => {
  await start('2001-01-31');
  await userEvent.selectOptions(month, '2');
  await expect.element(day).toHaveValue('');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('a date of birth field offers no day after the maximum', async () => {
  await start('2025-12-31');
  await userEvent.selectOptions(year, '2026');
  await expect.element(month).toHaveValue('');
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(values(month).at(-1)).toBe('11');
  await userEvent.selectOptions(month, '11');
  expect(values(day).at(-1)).toBe('23');
});

test('a date of birth field is cleared when its form is reset', async () => {
  await start('2001-01-31');
  await userEvent.click(page.getByText('Reset'));
  await expect.element(year).toHaveValue('');
  await expect.element(day).toHaveValue('');
});
