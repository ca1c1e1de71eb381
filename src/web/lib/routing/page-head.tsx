import { alternatesInEveryCountry, alternatesOf } from '#shared/countries/alternates.ts';
import { countryOf } from '#shared/countries/index.ts';
import { useAbsoluteUrl } from './use-absolute-url.ts';
import { useApp } from '../app.ts';

interface PageHeadProps {
  title: string;
  description?: string;
  /** The canonical path; absent for pages that search engines must not index. */
  canonical?: string;
  /** True if the other countries have the same page. */
  isInEveryCountry?: boolean;
  /** True if search engines must not index the page. */
  noindex?: boolean;
}

/**
 * The metadata of a page; React moves it to the head. A page with a canonical URL also links its
 * translations.
 */
export function PageHead(props: PageHeadProps) {
  const { title, description, canonical, isInEveryCountry = false, noindex = false } = props;
  const { settings, language } = useApp();
  const locale = settings.regional_locales[language]?.replace('-', '_') ?? settings.og_locale;
  return (
    <>
      <title>{title}</title>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={settings.brand_name} />
      <meta property="og:locale" content={locale} />
      {description === undefined ? null : (
        <>
          <meta name="description" content={description} />
          <meta property="og:description" content={description} />
        </>
      )}
      {noindex ? <meta name="robots" content="noindex" /> : null}
      {canonical === undefined ? null : (
        <CanonicalLinks path={canonical} isInEveryCountry={isInEveryCountry} />
      )}
    </>
  );
}

/** The links to the canonical URL and to the page in every language. */
function CanonicalLinks({ path, isInEveryCountry }: { path: string; isInEveryCountry: boolean }) {
  const { country, origin } = useApp();
  const absoluteUrl = useAbsoluteUrl();
  const alternates = isInEveryCountry
    ? alternatesInEveryCountry(path, origin)
    : alternatesOf(path, countryOf(country), origin);
  return (
    <>
      <link rel="canonical" href={absoluteUrl(path)} />
      <meta property="og:url" content={absoluteUrl(path)} />
      {alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}
