import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import type { HourLine } from './hour-lines.ts';
import { WeekBars } from './week-bars.tsx';

const TEXTS = ['9-12', '9-12, 14-18'];
const LINES: HourLine[] = [
  ...Array.from({ length: 7 }, (_, key) => ({
    key,
    weekday: key + 1,
    weeks: 'every' as const,
    isPhoneOnly: false,
    text: TEXTS[key] ?? '',
  })),
  { key: 7, weekday: 3, weeks: 'odd', isPhoneOnly: true, text: '10-12' },
];
const CHANGES = [
  { day: '2026-12-02', week: [[], [[540, 720]], [], [], [], [], []], more_hours: [] },
] as Parameters<typeof WeekBars>[0]['changes'];

let texts: string[] = [];

function record(lines: readonly HourLine[]): void {
  texts = lines.map(({ weekday, text }) => `${weekday} ${text}`).filter((text) => text.length > 2);
}

function Editor({ changes }: { changes: typeof CHANGES }) {
  const [lines, setLines] = useState<readonly HourLine[]>(LINES);
  return (
    <WeekBars
      lines={lines}
      onChange={(next) => {
        record(next);
        setLines(next);
      }}
      step={30}
      period={{ from: '', to: '' }}
      changes={changes}
    />
  );
}

const open = (changes: typeof CHANGES = []) =>
  renderStaffPage(<Editor changes={changes} />, {
    path: '/doctors',
    role: 'account_manager',
    api: {},
  });
const bar = (name: string) => page.getByRole('button', { name });

function elementOf(selector: string): Element {
  const element = document.querySelector(selector);
  if (element === null) throw new Error(`${selector} is missing`);
  return element;
}

/** Drags an element by a share of the width of its row. */
function drag(element: Element, rows: number, share: number, isHeld = false) {
  const box = element.getBoundingClientRect();
  const track = element.closest('[data-track]')?.getBoundingClientRect();
  const from = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
  const next = rows * ((track?.height ?? 0) + 4);
  const to = { clientX: from.clientX + share * (track?.width ?? 0), clientY: from.clientY + next };
  const init = { bubbles: true, button: 0, pointerType: 'mouse' };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...init, ...from }));
  document.dispatchEvent(new PointerEvent('pointermove', { ...init, ...to }));
  if (!isHeld) document.dispatchEvent(new PointerEvent('pointerup', init));
}

describe('the bars of a week', () => {
  beforeEach(async () => {
    await page.viewport(1280, 900);
    record(LINES);
    await open();
  });

  test('the bars of a week say in words what they mean', async () => {
    await expect.element(bar('Monday, 09:00–12:00')).toBeVisible();
    await expect
      .element(bar('Wednesday, 10:00–12:00, odd weeks, by phone only'))
      .toHaveTextContent(
        'Wednesday, 10:00–12:00, odd weeks, by phone only10–12odd weeks · by phone only',
      );
    expect(await axeViolations()).toEqual([]);
  });

  test('the bars of a week are moved, resized and removed by keyboard', async () => {
    bar('Monday, 09:00–12:00').element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(texts[0]).toBe('1 09:55–13:25');
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(bar('Tuesday, 09:55–13:25, overlaps')).toHaveFocus();
    await expect.element(page.getByText(/^Hours that overlap: Tuesday/)).toBeVisible();
    await userEvent.keyboard('{Delete}');
    expect(texts).toEqual(['2 09:00–12:00, 14:00–18:00', '3 10-12']);
    await expect.element(page.getByText(/^Hours that overlap/)).not.toBeInTheDocument();
  });

  test('the bars of a week are dragged to another time and weekday', async () => {
    // Thirteen hours are shown: two of them later, three rows below.
    drag(bar('Monday, 09:00–12:00').element(), 3, 2 / 13);
    await expect.poll(() => texts).toContain('4 11:00–14:00');
    await expect.element(bar('Thursday, 11:00–14:00')).toHaveFocus();
  });

  test('the bars of a week are resized at an end, in whole steps', async () => {
    drag(elementOf('[data-edge="ends"]'), 0, 1.1 / 13);
    await expect.poll(() => texts[0]).toBe('1 09:00–13:00');
  });

  test('the bars of a week are drawn on an empty place', async () => {
    drag(elementOf('[data-row]:nth-child(6) [data-track]'), 0, 3 / 13);
    await expect.poll(() => texts).toContain('5 13:30–16:30');
  });

  test('the bars of a week stay where they were if Escape ends the drag', async () => {
    drag(bar('Monday, 09:00–12:00').element(), 0, 2 / 13, true);
    await expect.poll(() => texts[0]).toBe('1 11:00–14:00');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => texts[0]).toBe('1 9-12');
  });

  test('the bars of a week open their fields, also for other weeks', async () => {
    bar('Monday, 09:00–12:00').element().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.fill(page.getByLabelText('Hours', { exact: true }), '8-10');
    await userEvent.selectOptions(page.getByLabelText('Weeks'), 'even weeks');
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Apply' }));
    await expect.element(bar('Monday, 08:00–10:00, even weeks')).toBeVisible();
  });

  test('the bars of a week are added by a button', async () => {
    await userEvent.click(page.getByRole('button', { name: 'Add hours: Sunday' }));
    await expect.element(bar('Sunday, 09:00–12:00')).toHaveFocus();
  });
});

test('a bar says when its hours end', async () => {
  await open(CHANGES);
  await expect.element(bar('Monday, 09:00–12:00, until 1 Dec')).toBeVisible();
  await expect
    .element(bar('Tuesday, 09:00–12:00').first())
    .toHaveTextContent('Tuesday, 09:00–12:009–12');
});

test('on a phone the bars are as wide as the page', async () => {
  await page.viewport(360, 740);
  await open();
  await expect.element(bar('Monday, 09:00–12:00')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
