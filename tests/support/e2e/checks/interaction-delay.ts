import type { Page } from '@playwright/test';

/** An interaction and the milliseconds until the next paint. */
interface Reaction {
  name: string;
  duration: number;
}

declare global {
  interface Window {
    /** All interactions so far. */
    vizitReactions?: Reaction[];
  }
}

/** The minimum duration that the browser reports: one frame. */
const MIN_DURATION_MS = 16;

/** Records interaction durations; call it before the page opens. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const reactions: Reaction[] = [];
    window.vizitReactions = reactions;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Entries without an interaction id are pointer movements.
        if (!('interactionId' in entry) || entry.interactionId === 0) continue;
        reactions.push({ name: entry.name, duration: entry.duration });
      }
    }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
  }, MIN_DURATION_MS);
}

/** Throttles the CPU by a factor. */
export async function throttleCpu(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * Returns the longest interaction during an action in milliseconds. Interactions that are too short
 * to be reported count as one frame.
 */
export async function interactionDelay(page: Page, act: () => Promise<void>): Promise<number> {
  const before = await page.evaluate(() => window.vizitReactions?.length ?? 0);
  await act();
  // Entries arrive after the frame, when the page is idle.
  const durations = await page.evaluate(
    (before) =>
      new Promise<number[]>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            requestIdleCallback(() =>
              resolve((window.vizitReactions ?? []).slice(before).map(({ duration }) => duration)),
            ),
          ),
        );
      }),
    before,
  );
  return Math.max(MIN_DURATION_MS, ...durations);
}
