import type { Page } from '@playwright/test';

/** How much of a page may jump while nobody does anything; Google calls ten times as much stable. */
export const MAX_SHIFT = 0.01;

/** What has jumped since the page began, without what somebody's doing moved. */
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
