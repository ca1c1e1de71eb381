import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { localePath } from '#shared/paths.ts';
import { useApp } from '../app.ts';

/** Makes absolute addresses of `paths`, in the page's language or in another one of the country. */
export function useAbsoluteUrl(): (path: string, locale?: string) => string {
  const { country, language, origin } = useApp();
  const defaultLocale = defaultLocaleOf(countryOf(country));
  return (path, locale = language) => origin + localePath(path, locale, defaultLocale);
}
