import { redirect, replace } from 'react-router';
import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import type { City } from '#shared/contract/catalogue/places.ts';
import { paths } from '#shared/paths.ts';
import type { App } from '#web/lib/app.ts';

/**
 * Returns the redirect for a clinic URL with a city in which the clinic has no branch; null if it
 * has one. A link leads to the clinic in another city; a visitor who changed the city on the page
 * gets the clinics of that city.
 */
export function otherUrl(
  app: App,
  clinic: ClinicProfile,
  asked: City,
  cities: readonly City[],
): Response | null {
  const branches = clinic.clinic_branches;
  if (branches.some((branch) => branch.city === asked.id)) return null;
  const home = cities.find(({ id }) => id === branches[0]?.city);
  if (!app.isServer || home === undefined) return replace(paths.clinics(asked.slug));
  return redirect(paths.clinic(home.slug, clinic.slug), 301);
}
