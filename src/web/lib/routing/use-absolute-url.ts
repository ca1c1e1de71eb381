import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { localePath } from '#shared/paths.ts';
import { useApp } from '../app.ts';

/** Returns a function that makes absolute URLs of `paths`, in the page's language or another one. */
export function useAbsoluteUrl(): (path: string, locale?: string) => string {
  const { country, language, origin } = useApp();
  const defaultLocale = defaultLocaleOf(countryOf(country));
  return (path, locale = language) => origin + localePath(path, locale, defaultLocale);
}
