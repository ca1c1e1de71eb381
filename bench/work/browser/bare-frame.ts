import type { Page } from '@playwright/test';

const ROUNDS = 5;

/**
 * The bound of a page that shows something: the milliseconds until the browser has painted the same HTML,
 * without scripts. Returns the shortest of some rounds.
 */
export async function bareFrame(page: Page, selector = 'main'): Promise<number> {
  const element = page.locator(selector).first();
  let shortest = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const milliseconds = await element.evaluate(
      (original) =>
        new Promise<number>((resolve) => {
          const html = original.outerHTML;
          const copy = document.createElement('div');
          const start = performance.now();
          copy.innerHTML = html;
          original.replaceWith(copy);
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              copy.replaceWith(original);
              resolve(performance.now() - start);
            }),
          );
        }),
    );
    shortest = Math.min(shortest, milliseconds);
  }
  return shortest;
}
