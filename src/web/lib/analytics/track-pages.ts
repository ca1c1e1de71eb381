import type { DataRouter } from 'react-router';
import { isServerFailure, statusOf } from '#web/lib/failures/api-failure.ts';
import type { App } from '#web/lib/app.ts';
import { loadGoogleTag, gtag } from './google-tag.ts';
import { isPrivatePage, publicAddress, publicReferrer } from './public-address.ts';

type FollowedApp = Pick<App, 'flags' | 'language' | 'origin' | 'failures'>;
type FollowedRouter = Pick<DataRouter, 'state' | 'subscribe'>;

/**
 * Tells Google's tag which pages are seen, and when our server fails, from now on. The tag is not fetched on a page of one
 * patient, but on the first other one.
 */
export function trackPages(tagId: string, app: FollowedApp, router: FollowedRouter): void {
  const { origin } = app;
  let isBegun = false;
  let previous = publicReferrer(origin, document.referrer);
  let told = '';

  function follow({ location, navigation, matches }: DataRouter['state']) {
    if (!isBegun) {
      if (isPrivatePage(location)) return;
      isBegun = true;
      begin(tagId, app);
    }
    const page = matches.at(-1)?.route.id ?? '';
    // What the tag sends by itself has an address, too: the next one, before the browser shows it.
    const ahead = publicAddress(origin, navigation.location ?? location);
    const known = { page_location: ahead, page_referrer: previous, page_title: page };
    gtag('set', known);
    if (navigation.state !== 'idle' || ahead === told) return;
    gtag('event', 'page_view', { ...known, language: app.language });
    previous = ahead;
    told = ahead;
  }

  follow(router.state);
  router.subscribe(follow);
  // What the visitor is told as "something went wrong", in numbers alone.
  app.failures.subscribe(({ error }) => {
    if (!isServerFailure(error)) return;
    gtag('event', 'exception', { description: `HTTP ${statusOf(error)}`, fatal: true });
  });
}

/** Cookies are the operator's to allow; what is personal is never without the patient's consent. */
function begin(tagId: string, { flags }: Pick<App, 'flags'>): void {
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
