import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DayLimits } from '#shared/domain/time/plain-date.ts';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { DateField } from './date-field.tsx';

interface ExampleProps extends DayLimits {
  isFilter?: boolean;
  initial?: string;
  required?: boolean;
  onChange: (value: string) => void;
}

function Example({ initial = '', onChange, ...field }: ExampleProps) {
  const [value, setValue] = useState(initial);
  return (
    <DateField
      {...field}
      name="day"
      label="First day"
      hint="The desk sees it"
      value={value}
      onChange={(day) => {
        setValue(day);
        onChange(day);
      }}
    />
  );
}

async function open(props: Partial<ExampleProps> = {}) {
  const onChange = vi.fn<(value: string) => void>();
  await renderStaffPage(<Example {...props} onChange={onChange} />, {
    path: '/',
    role: 'clinic_admin',
    api: {},
  });
  return onChange;
}

const field = page.getByRole('textbox', { name: 'First day' });
const button = page.getByRole('button', { name: 'Calendar: First day' });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-24T08:30:00+01:00') });
});

afterEach(() => {
  vi.useRealTimers();
});

test('a typed day is shown in words at once, and in full when the field is left', async () => {
  const onChange = await open();
  await userEvent.type(field, '3.12');
  await expect.element(field).toHaveAccessibleDescription(/Thursday, 3 December 2026/);
  await expect.element(field).toHaveValue('3.12');
  await userEvent.tab();
  await expect.element(field).toHaveValue('03/12/2026');
  await expect.element(page.getByText('Thursday, 3 December 2026')).toBeVisible();
  expect(onChange).toHaveBeenLastCalledWith('2026-12-03');
  expect(await axeViolations()).toEqual([]);
});

test('a filter reports a typed day only when it is left or Enter is pressed', async () => {
  const onChange = await open({ isFilter: true });
  await userEvent.type(field, '+7{Enter}');
  await expect.element(field).toHaveValue('01/12/2026');
  expect(onChange.mock.calls).toEqual([['2026-12-01']]);
});

test('a text that is no day stays, with what to type, and is no day for the form', async () => {
  const onChange = await open();
  await userEvent.type(field, '30.2');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription(/no such day/);
  await expect.element(field).toHaveValue('30.2');
  expect(onChange).toHaveBeenLastCalledWith('30.2');
  expect(await axeViolations()).toEqual([]);
  await userEvent.fill(field, '28.2');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith('2027-02-28');
});

test('a day outside of the limits is refused with the nearest possible one', async () => {
  await open({ min: '2026-11-25', max: '2027-01-31' });
  await userEvent.fill(field, '24 Nov 2026');
  await userEvent.tab();
  await expect
    .element(field)
    .toHaveAccessibleDescription(/25 November 2026 is the first possible day/);
  await userEvent.fill(field, '1 Feb 2027');
  await userEvent.tab();
  await expect
    .element(field)
    .toHaveAccessibleDescription(/31 January 2027 is the last possible day/);
});

test('a required day may not be left empty, an optional one may', async () => {
  const onChange = await open({ initial: '2026-12-03', required: true });
  await userEvent.clear(field);
  await userEvent.tab();
  await expect.element(field).toHaveAccessibleDescription(/Choose a day/);
  expect(onChange.mock.calls).toEqual([['']]);
});

test('an empty optional day is no mistake', async () => {
  const onChange = await open({ initial: '2026-12-03' });
  await userEvent.clear(field);
  await userEvent.tab();
  await expect.element(field).not.toHaveAttribute('aria-invalid');
  expect(onChange.mock.calls).toEqual([['']]);
});

test('a day is chosen in the calendar by keyboard, within the limits', async () => {
  const onChange = await open({ initial: '2026-11-30', min: '2026-11-25' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  const chosen = page.getByRole('button', { name: 'Monday, 30 November 2026' });
  await expect.element(chosen).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Tuesday, 24 November 2026' }))
    .toBeDisabled();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(chosen).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(chosen).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('01/12/2026');
  await expect.element(button).toHaveFocus();
  expect(onChange.mock.calls).toEqual([['2026-12-01']]);
});

test('Escape closes the calendar and leaves the day', async () => {
  const onChange = await open({ initial: '2026-11-30' });
  await userEvent.click(button);
  const chosen = page.getByRole('button', { name: 'Monday, 30 November 2026' });
  await expect.element(chosen).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(chosen).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
});

test('nothing moves when the day in words or a short error appears', async () => {
  await open({ required: true });
  const height = () => document.querySelector('[data-field="day"]')?.getBoundingClientRect().height;
  const before = height();
  await userEvent.type(field, '3.12');
  await expect.element(page.getByText('Thursday, 3 December 2026')).toBeVisible();
  expect(height()).toBe(before);
  await userEvent.clear(field);
  await userEvent.tab();
  await expect.element(page.getByText('Choose a day')).toBeVisible();
  expect(height()).toBe(before);
});
