import type { Page } from '@playwright/test';

/** The CPU of a cheap computer relative to the test machine. */
export const CPU_SLOWDOWN = 4;

interface Awaited {
  /** The event that starts the measurement. */
  readonly event: 'keydown' | 'input' | 'click';
  readonly selector: string;
  /** A text that an element with the selector contains. */
  readonly text?: string;
  /** False to wait until there is no such element; by default true. */
  readonly isShown?: boolean;
}

/**
 * Returns the milliseconds from an event that `act` causes until a frame shows an element. The page measures
 * itself, so the time of the test's own messages is not included.
 */
export async function timeToFrame(
  page: Page,
  { event, selector, text = '', isShown = true }: Awaited,
  act: () => Promise<void>,
): Promise<number> {
  const duration = await page.evaluateHandle(
    ({ event, selector, text, isShown }) => {
      const hasElement = () =>
        [...document.querySelectorAll(selector)].some((each) => each.textContent.includes(text));
      const shown = new Promise<number>((resolve) => {
        addEventListener(
          event,
          ({ timeStamp }) => {
            const check = () => {
              // The frame after the one that has it begins when that one is painted.
              requestAnimationFrame(
                hasElement() === isShown
                  ? () => resolve(Math.round(performance.now() - timeStamp))
                  : check,
              );
            };
            check();
          },
          { once: true, capture: true },
        );
      });
      return { shown };
    },
    { event, selector, text, isShown },
  );
  await act();
  return duration.evaluate(({ shown }) => shown);
}
