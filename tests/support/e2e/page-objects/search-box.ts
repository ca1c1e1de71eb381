import type { Locator, Page } from '@playwright/test';
import type { Texts } from '../texts.ts';

/** Matches requests to the search API. */
export const SEARCH_CALLS = /\/1\/indexes\//;

/** Opens the search box in the header; on a phone it opens a sheet. */
export async function openSearch(page: Page, t: Texts): Promise<Locator> {
  const bar = page.getByRole('banner');
  const opener = bar.getByRole('button', { name: new RegExp(`^${t.common('search.title')}:`) });
  if (await opener.isVisible()) {
    await opener.click();
    return page.getByRole('dialog').getByRole('combobox');
  }
  const field = bar.getByRole('combobox');
  await field.click();
  return field;
}

/** Returns the option with a title, whatever its details are. */
export function optionOf(page: Page, title: string): Locator {
  return page.getByRole('option', { name: new RegExp(`^${RegExp.escape(title)}(\\s|$)`) });
}
