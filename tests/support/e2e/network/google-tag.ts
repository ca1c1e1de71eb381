import type { Page, Route } from '@playwright/test';
import { GOOGLE_TAG_SOURCES } from '#server/plugins/google-tag-sources.ts';

export const TAG_ID = 'G-TEST';

/** An event as sent to Google, with the URL of the page. */
interface GoogleEvent {
  name: string;
  page_location: string;
  page_title: string;
  [parameter: string]: unknown;
}

/** Events and raw requests (URL, referrer, body) sent to Google. */
interface Google {
  events: GoogleEvent[];
  requests: string[];
}

/**
 * A fake of Google's tag. It sends events with the configured URL or else the browser's, and calls
 * `event_callback`.
 */
const SCRIPT = `
  const settings = {};
  const read = ([command, name, params]) => {
    if (command === 'set') Object.assign(settings, name);
    if (command !== 'event') return;
    const { event_callback: done, ...rest } = params;
    const body = JSON.stringify({ name, page_location: location.href, ...settings, ...rest });
    fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors', body })
      .then(() => done?.());
  };
  dataLayer.forEach(read);
  dataLayer.push = read;
`;

/** Enables the Google tag in pages, as on a site with a tag id, and fakes Google's servers. */
export async function withGoogleTag(page: Page): Promise<Google> {
  const google: Google = { events: [], requests: [] };
  const respond = async (route: Route, contentType: string, body: string) => {
    const request = route.request();
    const { referer = '' } = await request.allHeaders();
    google.requests.push([request.url(), referer, request.postData() ?? ''].join('\n'));
    await route.fulfill({ contentType, body });
  };
  await page.route('https://www.googletagmanager.com/**', (route) =>
    respond(route, 'text/javascript', SCRIPT),
  );
  await page.route('https://region1.google-analytics.com/**', async (route) => {
    google.events.push(route.request().postDataJSON() as GoogleEvent);
    await respond(route, 'text/plain', '');
  });
  await page.route(
    (url) => url.hostname.endsWith('.localhost'),
    async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      await route.fulfill(await withTag(route));
    },
  );
  return google;
}

/** Returns the document as the server renders it with a tag. */
async function withTag(route: Route) {
  const request = route.request();
  const { host, hostname } = new URL(request.url());
  const response = await route.fetch({
    // Only browsers resolve *.localhost.
    url: request.url().replace(hostname, '127.0.0.1'),
    headers: { ...(await request.allHeaders()), host },
  });
  const { script, connect, image } = GOOGLE_TAG_SOURCES;
  const { 'content-encoding': _encoded, ...headers } = response.headers();
  const policy = (headers['content-security-policy'] ?? '')
    .replace('script-src', `script-src ${script.join(' ')}`)
    .replace('connect-src', `connect-src ${connect.join(' ')}`)
    .replace('img-src', `img-src ${image.join(' ')}`);
  const html = (await response.text())
    .replace('"google_tag_id":null', `"google_tag_id":"${TAG_ID}"`)
    .replace('"enhancedConversions":false', '"enhancedConversions":true');
  return { response, headers: { ...headers, 'content-security-policy': policy }, body: html };
}
