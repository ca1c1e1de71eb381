import type { Page } from '@playwright/test';

/** What a person did, and the milliseconds until the screen showed something of it. */
interface Reaction {
  name: string;
  duration: number;
}

declare global {
  interface Window {
    /** All reactions so far. */
    vizitReactions?: Reaction[];
  }
}

/** Below this the browser tells of none: one frame. */
const SHORTEST = 16;

/** Has the browser write down how long it takes to react; to be said before the page opens. */
export async function watchReactions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const reactions: Reaction[] = [];
    window.vizitReactions = reactions;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Entries without an interaction are the pointer's way to what is pressed.
        if (!('interactionId' in entry) || entry.interactionId === 0) continue;
        reactions.push({ name: entry.name, duration: entry.duration });
      }
    }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
  }, SHORTEST);
}

/** The processor of a cheap phone: so many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/**
 * The longest of the reactions to what is done, in milliseconds. What is too fast to be told of
 * counts as one frame.
 */
export async function reactionTo(page: Page, act: () => Promise<void>): Promise<number> {
  const before = await page.evaluate(() => window.vizitReactions?.length ?? 0);
  await act();
  // Entries come after the frame that shows the reaction, when the page has nothing else to do.
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
  return Math.max(SHORTEST, ...durations);
}
