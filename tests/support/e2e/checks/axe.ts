import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { WCAG_RULES } from '#tests/support/browser/wcag.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Scope {
  /** A selector of the part to check; by default the whole page. */
  within?: string;
  /** The colours alone, or with `advice` also axe's best practices, which are not part of WCAG. */
  rules?: 'colours' | 'wcag' | 'advice';
}

const RUN_ONLY: Record<NonNullable<Scope['rules']>, RunOptions> = {
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  wcag: { runOnly: { type: 'tag', values: WCAG_RULES } },
  advice: {},
};

/** Fails if axe finds violations of WCAG 2.2 AA. */
export async function expectAccessible(page: Page, scope: Scope = {}): Promise<void> {
  const { within, rules = 'wcag' } = scope;
  const options: RunOptions = {
    // Without this, axe lists every passed element, which takes longer than the check.
    resultTypes: ['violations'],
    elementRef: true,
    ...RUN_ONLY[rules],
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ within, options }) => {
      const root = within === undefined ? document : document.querySelector(within);
      if (root === null) throw new Error(`There is no ${within}`);
      const { violations } = await window.axe.run(root, options);
      const isForced = matchMedia('(forced-colors: active)').matches;
      // Forced colours replace others when they are painted, and axe reads those of the style sheets.
      const isPainted = (element?: Element) =>
        !isForced || (element && getComputedStyle(element).forcedColorAdjust) === 'none';
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(({ element }) => id !== 'color-contrast' || isPainted(element))
          .map(({ html, any }) => [id, html, ...any.map(({ message }) => message)].join(': ')),
      );
    },
    { within, options },
  );
  expect(found, page.url()).toEqual([]);
}
