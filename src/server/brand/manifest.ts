import type { Country } from '#shared/countries/country.ts';
import { defaultLocaleOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { assetPaths, localePath, paths } from '#shared/paths.ts';
import { translatorFor } from '#server/text/translators.ts';

/** The ground of the pages, which a device shows until the first of them is there. */
const GROUND = '#f5f7fa';

/** What a device needs to know to install a country's site (W3C Web Application Manifest). */
export function manifestOf(country: Country, language: Language): object {
  const t = translatorFor('server', language);
  const brand = country.brandName;
  const icon = (kind: '192' | '512' | 'maskable', purpose: 'any' | 'maskable') => {
    const side = kind === '192' ? 192 : 512;
    return { src: assetPaths.appIcon(kind), sizes: `${side}x${side}`, type: 'image/png', purpose };
  };
  return {
    // One application, in whatever language it was installed.
    id: paths.home(),
    name: t('app.name', { brand }),
    short_name: brand,
    description: t('app.description'),
    lang: country.regionalLocales[language] ?? language,
    dir: 'ltr',
    start_url: localePath(paths.home(), language, defaultLocaleOf(country)),
    scope: '/',
    display: 'standalone',
    theme_color: country.brand.accent,
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
