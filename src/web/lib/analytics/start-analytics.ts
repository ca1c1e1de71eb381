import type { DataRouter } from 'react-router';
import type { App } from '#web/lib/app.ts';

/** Milliseconds until the start in browsers without `requestIdleCallback`, such as Safari. */
const DELAY_MS = 2000;

/**
 * Starts analytics in countries with a tag. Loads the code once the browser is idle.
 */
export function startAnalytics(app: App, router: DataRouter): void {
  const tagId = app.settings.google_tag_id;
  if (tagId === null) return;
  async function start(id: string) {
    // Analytics are optional: a chunk that fails to load is ignored.
    const code = await import('./track-pages.ts').catch(() => null);
    code?.trackPages(id, app, router);
  }
  if ('requestIdleCallback' in window) requestIdleCallback(() => void start(tagId));
  else setTimeout(() => void start(tagId), DELAY_MS);
}
