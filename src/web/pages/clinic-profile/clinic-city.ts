import { redirect, replace } from 'react-router';
import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import type { City } from '#shared/contract/catalogue/places.ts';
import { paths } from '#shared/paths.ts';
import type { App } from '#web/lib/app.ts';

/**
 * Returns the redirect for a clinic URL with a city in which the clinic has no branch; null if it
 * has one. The server redirects to the clinic in another city. The browser, where the visitor
 * changed the city, redirects to the clinics of that city.
 */
export function otherUrl(
  app: App,
  clinic: ClinicProfile,
  requested: City,
  cities: readonly City[],
): Response | null {
  const branches = clinic.clinic_branches;
  if (branches.some((branch) => branch.city === requested.id)) return null;
  const home = cities.find(({ id }) => id === branches[0]?.city);
  if (!app.isServer || home === undefined) return replace(paths.clinics(requested.slug));
  return redirect(paths.clinic(home.slug, clinic.slug), 301);
}
