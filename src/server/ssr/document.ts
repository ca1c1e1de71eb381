import type { CountryCode } from '#shared/countries/codes.ts';
import { ROOT_ID, STATE_ID } from '#shared/page-elements.ts';
import type { RenderedPage } from '#web/entry/server.tsx';
import { tag } from './html.ts';
import { brandTags } from './brand-tags.ts';
import type { PageAssets } from './page-source.ts';

/** `interactive-widget` keeps elements at the bottom of the screen above the keyboard of a phone. */
const VIEWPORT =
  'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content';

/**
 * The head of a preview. Its links would open another window, which the frame of a preview does not allow; the
 * policy allows no scripts, whatever the document contains.
 */
const PREVIEW_HEAD =
  tag('base', { target: '_blank' }) +
  tag('meta', {
    'http-equiv': 'content-security-policy',
    content: "default-src 'none';style-src 'self';img-src 'self' data:;font-src 'self'",
  });

/** Returns the HTML document of a page. */
export function pageDocument(
  page: RenderedPage,
  assets: PageAssets,
  request: { country: CountryCode; nonce: string; origin: string; isPreview?: boolean },
): string {
  const { country, nonce, origin, isPreview = false } = request;
  const state =
    page.state === null
      ? ''
      : `${tag('script', { type: 'application/json', id: STATE_ID, nonce })}${page.state}</script>`;
  return [
    '<!doctype html>',
    tag('html', { lang: page.languageTag, 'data-brand': country }),
    '<head><meta charset="utf-8">',
    isPreview ? PREVIEW_HEAD : '',
    tag('meta', { name: 'viewport', content: VIEWPORT }),
    assets.head,
    page.head,
    brandTags({ country, language: page.language, origin }),
    assets.scripts,
    '</head><body>',
    tag('div', { id: ROOT_ID }),
    page.body,
    '</div>',
    state,
    '</body></html>',
  ].join('');
}

/** Returns the fallback document for when even the error page cannot be rendered. */
export function bareErrorDocument(): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: VIEWPORT }),
    '<title>Something went wrong</title></head><body>',
    '<h1>Something went wrong</h1>',
    '<p><a href="">Try again</a> · <a href="/">Home</a></p>',
    '</body></html>',
  ].join('');
}
