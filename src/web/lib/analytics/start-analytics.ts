import type { DataRouter } from 'react-router';
import type { App } from '#web/lib/app.ts';

/** Milliseconds for browsers that do not say when they are idle. */
const SURELY_IDLE = 2000;

/**
 * Has the visit followed where the operator wants that: only once the page is there and the browser
 * has nothing better to do, and with code that comes only then.
 */
export function startAnalytics(app: App, router: DataRouter): void {
  const tagId = app.settings.google_tag_id;
  if (tagId === null) return;
  async function begin(id: string) {
    // A visit that cannot be followed is a visit like any other.
    const code = await import('./track-pages.ts').catch(() => null);
    code?.trackPages(id, app, router);
  }
  if ('requestIdleCallback' in window) requestIdleCallback(() => void begin(tagId));
  else setTimeout(() => void begin(tagId), SURELY_IDLE);
}
