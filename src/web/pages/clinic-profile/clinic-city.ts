import { redirect, replace } from 'react-router';
import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import type { City } from '#shared/contract/catalogue/places.ts';
import { paths } from '#shared/paths.ts';
import type { App } from '#web/lib/app.ts';

/**
 * Where the address of a clinic leads that names a city without it, null where it has one there. A
 * link goes on to the clinic; somebody who chose another city on the page sees the clinics there.
 */
export function otherAddress(
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
