import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { Calendar, type CalendarProps } from './calendar.tsx';

const MONTHS = ['October', 'November', 'December', 'January'];
const monthOf = (date: string) => MONTHS[(Number(date.slice(5, 7)) + 2) % 12] ?? '';
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const weekdays = NAMES.map((long, index) => ({
  weekday: index + 1,
  short: long.slice(0, 3),
  long,
}));
const words = {
  weekdays,
  month: (date: string) => `${monthOf(date)} ${date.slice(0, 4)}`,
  day: (date: string) => `${Number(date.slice(8))} ${monthOf(date)} ${date.slice(0, 4)}`,
  previous: 'Previous month',
  next: 'Next month',
};

async function open(change: Partial<CalendarProps> = {}) {
  const onChange = vi.fn();
  await render(
    <Calendar
      label="Date"
      value={null}
      onChange={onChange}
      today="2026-11-23"
      min="2026-11-23"
      words={words}
      {...change}
    />,
  );
  return onChange;
}

const day = (name: string) => page.getByRole('button', { name, exact: true });
const headers = () => page.getByRole('columnheader', { includeHidden: true }).elements();

test('a calendar shows six whole weeks, including days of other months', async () => {
  await open();
  await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  expect(page.getByRole('gridcell').length).toBe(42);
  await expect.element(day('26 October 2026')).toBeVisible();
  await expect.element(day('6 December 2026')).toBeVisible();
});

test('a calendar starts the week with Monday if it is the first of the weekdays', async () => {
  await open();
  expect(headers()[0]?.textContent).toBe('Mon');
  await expect.element(page.getByRole('gridcell').first()).toMatchTextContent(/26/);
});

test('a calendar starts the week with Sunday if it is the first of the weekdays', async () => {
  await open({ words: { ...words, weekdays: [...weekdays.slice(6), ...weekdays.slice(0, 6)] } });
  expect(headers()[0]?.textContent).toBe('Sun');
  await expect.element(page.getByRole('gridcell').first()).toMatchTextContent(/^1$/);
});

test('a calendar reports a chosen day without a time, also of the next month', async () => {
  const onChange = await open();
  await userEvent.click(day('30 November 2026'));
  await userEvent.click(day('1 December 2026'));
  expect(onChange.mock.calls).toEqual([['2026-11-30'], ['2026-12-01']]);
});

test('a calendar shows the chosen day in its month, and reports it when chosen again', async () => {
  const onChange = await open({ value: '2026-12-24' });
  const chosen = page.getByRole('gridcell', { selected: true });
  await expect.element(chosen).toMatchTextContent(/24/);
  await userEvent.click(day('24 December 2026'));
  expect(onChange).toHaveBeenCalledWith('2026-12-24');
});

test('a calendar disables days before the minimum and after the maximum', async () => {
  const onChange = await open({ max: '2026-11-27' });
  await expect.element(day('22 November 2026')).toBeDisabled();
  await expect.element(day('23 November 2026')).toBeEnabled();
  await expect.element(day('27 November 2026')).toBeEnabled();
  await expect.element(day('28 November 2026')).toBeDisabled();
  expect(onChange).not.toHaveBeenCalled();
});

test('a calendar shows no months before the minimum or after the maximum', async () => {
  await open({ max: '2026-12-10' });
  const previous = page.getByRole('button', { name: 'Previous month' });
  const next = page.getByRole('button', { name: 'Next month' });
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(previous, { force: true });
  await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();

  await userEvent.click(next);
  await expect.element(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
  await expect.element(previous).not.toHaveAttribute('aria-disabled', 'true');
});

test('arrow keys in a calendar move by days and across months', async () => {
  const onChange = await open();
  day('30 November 2026').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(day('1 December 2026')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith('2026-12-08');
});

test('a calendar has no accessibility violations', async () => {
  await open({ value: '2026-11-24' });
  expect(await axeViolations()).toEqual([]);
});
