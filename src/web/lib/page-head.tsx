import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { useAddresses } from './addresses.ts';
import { useApp } from './app.ts';

interface PageHeadProps {
  title: string;
  description?: string;
  /** The page's one address among those that show the same; absent where it is none to be found. */
  canonical?: string;
  /** Keeps search engines from listing the page. */
  noindex?: boolean;
}

/**
 * What the document's head says of a page: React moves it there, on the server as well. A canonical
 * page names its translations too.
 */
export function PageHead({ title, description, canonical, noindex = false }: PageHeadProps) {
  const { settings } = useApp();
  return (
    <>
      <title>{title}</title>
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={settings.brand_name} />
      <meta property="og:locale" content={settings.og_locale} />
      {description === undefined ? null : (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {canonical === undefined ? null : <Addresses path={canonical} />}
    </>
  );
}

/** The canonical address and, for search engines, the same page in every language. */
function Addresses({ path }: { path: string }) {
  const country = countryOf(useApp().country);
  const addressOf = useAddresses();
  return (
    <>
      <link rel="canonical" href={addressOf(path)} />
      <meta property="og:url" content={addressOf(path)} />
      {country.locales.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={country.regionalLocales[locale] ?? locale}
          href={addressOf(path, locale)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressOf(path, defaultLocaleOf(country))} />
    </>
  );
}
