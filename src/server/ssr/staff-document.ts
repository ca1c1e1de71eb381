import { countryOf } from '#shared/countries/index.ts';
import { ROOT_ID } from '#shared/page-elements.ts';
import { assetPaths } from '#shared/paths.ts';
import { STAFF_STATE_ID, type StaffState } from '#shared/staff-state.ts';
import { translatorFor } from '#server/text/translators.ts';
import { tag } from './html.ts';
import type { PageAssets } from './page-source.ts';

/** Returns the document of every staff page; the browser renders its content. */
export function staffDocument(state: StaffState, assets: PageAssets): string {
  const t = translatorFor('server', state.language);
  const title = t(`staff.${state.site}`, { brand: countryOf(state.country).brandName });
  return [
    '<!doctype html>',
    tag('html', { lang: state.language, 'data-brand': state.country }),
    '<head><meta charset="utf-8">',
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    tag('meta', { name: 'robots', content: 'noindex, nofollow' }),
    `<title>${title}</title>`,
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: assetPaths.icon() }),
    assets.head,
    tag('script', { type: 'application/json', id: STAFF_STATE_ID }),
    `${JSON.stringify(state).replaceAll('<', '\\u003c')}</script>`,
    assets.scripts,
    '</head><body>',
    `${tag('div', { id: ROOT_ID })}</div>`,
    `<noscript>${t('staff.needsScripts')}</noscript>`,
    '</body></html>',
  ].join('');
}
