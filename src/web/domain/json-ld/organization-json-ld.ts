import { countryOf } from '#shared/countries/index.ts';
import { assetPaths } from '#shared/paths.ts';
import type { App } from '#web/lib/app.ts';

type SiteInfo = Pick<App, 'country' | 'language' | 'origin' | 'settings'>;

/** Describes the operator and the site of a country for schema.org. */
export function organizationJsonLd({ country, language, origin, settings }: SiteInfo) {
  const { brand_name: name, address } = settings;
  const sameAs = [settings.facebook, settings.instagram].filter((link) => link !== null);
  const operator = `${origin}/#organization`;
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': operator,
        name,
        url: origin,
        logo: origin + assetPaths.appIcon('512'),
        address,
        email: countryOf(country).supportEmail,
        ...(sameAs.length === 0 ? {} : { sameAs }),
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name,
        url: origin,
        inLanguage: settings.regional_locales[language] ?? language,
        publisher: { '@id': operator },
      },
    ],
  };
}
