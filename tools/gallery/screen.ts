import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { phone } from '#tests/support/e2e/test.ts';

const PHONE_WIDTH = 480;

/** The look of pages, beside their width. */
export interface Look {
  readonly isDark: boolean;
  readonly hasForcedColors: boolean;
  /** Shows text at 200 %. */
  readonly hasLargeText: boolean;
}

/** Returns the options of a browser context for a width in CSS pixels. */
export function screenOptions(width: number, look: Look): BrowserContextOptions {
  const isPhone = width <= PHONE_WIDTH;
  return {
    viewport: { width, height: isPhone ? 740 : 900 },
    ...(isPhone ? { isMobile: true, hasTouch: true, userAgent: phone.userAgent } : {}),
    reducedMotion: 'reduce',
    colorScheme: look.isDark ? 'dark' : 'light',
    forcedColors: look.hasForcedColors ? 'active' : 'none',
    serviceWorkers: 'block',
  };
}

/** Lets the pages of a context have text of twice the size. */
export function enlargeText(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    }),
  );
}
