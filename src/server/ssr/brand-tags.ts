import { BRANDS } from '#shared/countries/brands.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { assetPaths, localePath } from '#shared/paths.ts';
import { translatorFor } from '#server/text/translators.ts';
import { tag } from './html.ts';

interface Options {
  country: CountryCode;
  language: Language;
  /** The public scheme, host and port. */
  origin: string;
}

/**
 * Returns the head elements with the icons, the web manifest and the link preview of a country's
 * site. They are the same on every page, so the scripts never change them. Browsers that do not
 * support SVG icons request `/favicon.ico` by default.
 */
export function brandTags({ country: code, language, origin }: Options): string {
  const country = countryOf(code);
  const name = translatorFor('server', language)('app.name', { brand: country.brandName });
  const property = (property: string, content: string) => tag('meta', { property, content });
  return [
    tag('meta', { name: 'theme-color', content: BRANDS[code].accent }),
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
