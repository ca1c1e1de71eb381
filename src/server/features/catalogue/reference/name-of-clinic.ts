import type { RequestContext } from '#server/request-context.ts';
import { localized } from './localized.ts';

/** Returns the name of a clinic in the language of the request; empty for an unknown one. */
export function nameOfClinic({ site, language }: RequestContext, clinic: number): string {
  const { names = {} } = site.reference.current.clinicById.get(clinic) ?? {};
  return localized(names, language, site.country.locales[0]);
}
