import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#tests/support/web/axe-violations.ts';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { Shell } from './shell.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => page.viewport(1280, 800));

const menuWidth = () =>
  Math.round(page.getByRole('navigation').element().getBoundingClientRect().width);
const render = (path: string) => renderStaffPage(<Shell />, { path, role: 'admin', api: {} });

test('the menu is folded at the desk and nowhere else, until this browser chooses', async () => {
  const desk = await render('/desk');
  expect(menuWidth()).toBeLessThan(60);
  await expect.element(page.getByRole('link', { name: 'Inbox' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await page.getByRole('button', { name: 'Unfold the menu' }).click();
  expect(menuWidth()).toBe(200);
  await desk.unmount();

  const again = await render('/desk');
  expect(menuWidth()).toBe(200);
  await page.getByRole('button', { name: 'Fold the menu' }).click();
  await again.unmount();
  await render('/inbox');
  expect(menuWidth()).toBeLessThan(60);
});

test('long names stay inside of the menu when text is twice as large', async () => {
  document.documentElement.style.fontSize = '200%';
  await page.viewport(800, 800);
  try {
    await render('/inbox');
    await expect.element(page.getByRole('link', { name: 'Inbox' })).toBeVisible();
    const names = [...page.getByRole('navigation').element().querySelectorAll('a')];
    const cut = names.filter((name) => name.scrollWidth > name.clientWidth);
    expect(cut.map((name) => name.textContent)).toEqual([]);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

test('a phone opens the menu by a button that names the page, and closes it with the next page', async () => {
  await page.viewport(360, 740);
  await render('/inbox');
  const link = page.getByRole('link', { name: 'Inbox' });
  expect(link.elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Inbox' }).click();
  await expect.element(link).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await link.click();
  await expect.element(link).not.toBeInTheDocument();
});
