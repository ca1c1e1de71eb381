import { countryOf } from '#shared/countries/index.ts';
import { assetPaths } from '#shared/paths.ts';
import type { App } from '#web/lib/app.ts';

type Told = Pick<App, 'country' | 'language' | 'origin' | 'settings'>;

/** The country's operator and its site, for schema.org: what a search engine calls them. */
export function organizationJsonLd({ country, language, origin, settings }: Told) {
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
