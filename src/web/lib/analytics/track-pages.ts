import type { DataRouter } from 'react-router';
import { isServerFailure, statusOf } from '#web/lib/failures/api-failure.ts';
import type { App } from '#web/lib/app.ts';
import { loadGoogleTag, gtag } from './google-tag.ts';
import { isPrivatePage, publicUrl, publicReferrer } from './public-url.ts';

type TrackedApp = Pick<App, 'flags' | 'language' | 'origin' | 'failures'>;
type TrackedRouter = Pick<DataRouter, 'state' | 'subscribe'>;

/**
 * Sends page views and server errors to the Google tag. The tag is not loaded on a private page, but
 * on the first public one.
 */
export function trackPages(tagId: string, app: TrackedApp, router: TrackedRouter): void {
  const { origin } = app;
  let isStarted = false;
  let previous = publicReferrer(origin, document.referrer);
  let lastUrl = '';

  function track({ location, navigation, matches }: DataRouter['state']) {
    if (!isStarted) {
      if (isPrivatePage(location)) return;
      isStarted = true;
      startTag(tagId, app);
    }
    const page = matches.at(-1)?.route.id ?? '';
    // The tag also reads the URL by itself, so the public URL is set before the browser changes.
    const nextUrl = publicUrl(origin, navigation.location ?? location);
    const pageParams = { page_location: nextUrl, page_referrer: previous, page_title: page };
    gtag('set', pageParams);
    if (navigation.state !== 'idle' || nextUrl === lastUrl) return;
    gtag('event', 'page_view', { ...pageParams, language: app.language });
    previous = nextUrl;
    lastUrl = nextUrl;
  }

  track(router.state);
  router.subscribe(track);
  // Sends only the status, because a message could contain personal data.
  app.failures.subscribe(({ error }) => {
    if (!isServerFailure(error)) return;
    gtag('event', 'exception', { description: `HTTP ${statusOf(error)}`, fatal: true });
  });
}

/** Loads the tag. The country decides on cookies; user data requires the patient's consent. */
function startTag(tagId: string, { flags }: Pick<App, 'flags'>): void {
  const cookies = flags.analyticsCookies ? 'granted' : 'denied';
  loadGoogleTag(tagId);
  gtag('consent', 'default', {
    analytics_storage: cookies,
    ad_storage: cookies,
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('js', new Date());
  gtag('config', tagId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    allow_enhanced_conversions: flags.enhancedConversions,
  });
}
