import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words.ts';

/** The calls of the search. */
export const SEARCH_CALLS = /\/1\/indexes\//;

/** The search of the bar on top, opened: on a phone it has a sheet of its own. */
export async function openSearch(page: Page, t: Words): Promise<Locator> {
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
