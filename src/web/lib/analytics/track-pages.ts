import type { DataRouter } from 'react-router';
import { isServerFailure, statusOf } from '#web/lib/failures/api-failure.ts';
import type { App } from '#web/lib/app.ts';
import { loadGoogleTag, gtag } from './google-tag.ts';
import { isPrivatePage, publicAddress, publicReferrer } from './public-address.ts';

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
  let sent = '';

  function follow({ location, navigation, matches }: DataRouter['state']) {
    if (!isStarted) {
      if (isPrivatePage(location)) return;
      isStarted = true;
      startTag(tagId, app);
    }
    const page = matches.at(-1)?.route.id ?? '';
    // The tag also sends the URL by itself, so it gets the next one before the browser shows it.
    const ahead = publicAddress(origin, navigation.location ?? location);
    const known = { page_location: ahead, page_referrer: previous, page_title: page };
    gtag('set', known);
    if (navigation.state !== 'idle' || ahead === sent) return;
    gtag('event', 'page_view', { ...known, language: app.language });
    previous = ahead;
    sent = ahead;
  }

  follow(router.state);
  router.subscribe(follow);
  // Only the status: a message could contain personal data.
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
