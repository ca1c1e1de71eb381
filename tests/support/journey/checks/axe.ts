import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { WCAG_RULES } from '#tests/support/browser/wcag.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Scope {
  /** A selector of the part to look at; by default all of the page. */
  within?: string;
  /** Also what no law asks for and good pages have. */
  withAdvice?: boolean;
  /** Ids of rules that the page need not keep. */
  except?: readonly string[];
}

/** Axe finds nothing that WCAG 2.2 AA forbids. */
export async function isAccessible(page: Page, scope: Scope = {}): Promise<void> {
  const { within, withAdvice = false, except = [] } = scope;
  const options: RunOptions = {
    // All else would be named element by element, which takes longer than to find it.
    resultTypes: ['violations'],
    rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])),
    ...(withAdvice ? {} : { runOnly: { type: 'tag', values: WCAG_RULES } }),
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ within, options }) => {
      const root = within === undefined ? document : document.querySelector(within);
      if (root === null) throw new Error(`There is no ${within}`);
      const { violations } = await window.axe.run(root, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
    },
    { within, options },
  );
  expect(found, page.url()).toEqual([]);
}
