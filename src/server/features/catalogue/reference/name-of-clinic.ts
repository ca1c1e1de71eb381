import type { RequestContext } from '#server/request-context.ts';
import { nameIn } from './localized.ts';

/** Returns the name of a clinic in the language of the request; empty for an unknown one. */
export function nameOfClinic(context: RequestContext, clinic: number): string {
  const { names = {} } = context.site.reference.current.clinicById.get(clinic) ?? {};
  return nameIn(context, names);
}
