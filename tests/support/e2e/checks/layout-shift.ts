import type { Page } from '@playwright/test';

/**
 * The maximum layout shift without user input; Google's threshold for a good page is ten times as
 * high.
 */
export const MAX_SHIFT = 0.01;

/** Returns the cumulative layout shift of the page without shifts caused by user input. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (Reflect.get(entry, 'hadRecentInput') !== true) {
              sum += Number(Reflect.get(entry, 'value'));
            }
          }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
}
