import { BRANDS } from '#shared/countries/brands.ts';
import type { Country } from '#shared/countries/country.ts';
import { defaultLocaleOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { assetPaths, localePath, paths } from '#shared/paths.ts';
import { translatorFor } from '#server/text/translators.ts';

/** The background of the pages, shown by a device until the first page has loaded. */
const GROUND = '#f5f7fa';

/** Returns the W3C Web Application Manifest of a country's site. */
export function manifestOf(country: Country, language: Language): object {
  const t = translatorFor('server', language);
  const brand = country.brandName;
  const icon = (kind: '192' | '512' | 'maskable', purpose: 'any' | 'maskable') => {
    const side = kind === '192' ? 192 : 512;
    return { src: assetPaths.appIcon(kind), sizes: `${side}x${side}`, type: 'image/png', purpose };
  };
  return {
    // The same application in every language.
    id: paths.home(),
    name: t('app.name', { brand }),
    short_name: brand,
    description: t('app.description'),
    lang: country.regionalLocales[language] ?? language,
    dir: 'ltr',
    start_url: localePath(paths.home(), language, defaultLocaleOf(country)),
    scope: '/',
    display: 'standalone',
    theme_color: BRANDS[country.code].accent,
    background_color: GROUND,
    categories: ['medical', 'health'],
    icons: [
      { src: assetPaths.icon(), sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('192', 'any'),
      icon('512', 'any'),
      icon('maskable', 'maskable'),
    ],
  };
}
