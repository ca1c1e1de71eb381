import { countryOf } from '#shared/countries/index.ts';
import { localePath } from '#shared/paths.ts';
import { useStaffApp } from './staff-app.ts';

/** Returns a function that makes the URL of a page of patients, in the language of this page. */
export function usePatientUrl(): (path: string) => string {
  const { country, language, site } = useStaffApp();
  const [own] = countryOf(country).locales;
  const { protocol, host } = location;
  const origin = `${protocol}//${host.replace(`${site}.`, '')}`;
  return (path) => origin + localePath(path, language, own);
}
