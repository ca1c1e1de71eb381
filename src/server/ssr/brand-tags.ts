import type { CountryCode } from '#shared/countries/codes.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { assetPaths, localePath } from '#shared/paths.ts';
import { translatorFor } from '#server/text/translators.ts';
import { tag } from './html.ts';

interface Shown {
  country: CountryCode;
  language: Language;
  /** Scheme, host and port that the visitor sees. */
  origin: string;
}

/**
 * Elements of the head that say what a country's site looks like in a tab, on a home screen and
 * where somebody shares a link. They are the same on every page, so the scripts know nothing of
 * them. Whoever reads no SVG looks for `/favicon.ico` by itself.
 */
export function brandTags({ country: code, language, origin }: Shown): string {
  const country = countryOf(code);
  const name = translatorFor('server', language)('app.name', { brand: country.brandName });
  const property = (property: string, content: string) => tag('meta', { property, content });
  return [
    tag('meta', { name: 'theme-color', content: country.brand.accent }),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: assetPaths.icon() }),
    tag('link', { rel: 'apple-touch-icon', href: assetPaths.touchIcon() }),
    tag('link', {
      rel: 'manifest',
      href: localePath(assetPaths.manifest(), language, defaultLocaleOf(country)),
    }),
    property('og:image', origin + assetPaths.socialImage()),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', name),
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ].join('');
}
