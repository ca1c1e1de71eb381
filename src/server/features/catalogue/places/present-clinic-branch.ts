import type {
  ClinicBranch,
  ClinicBranchDetails,
  ClinicBranchArrival,
} from '#shared/contract/catalogue/places.ts';
import { distanceMetres } from '#shared/domain/catalogue/places/distance.ts';
import { assetPaths } from '#shared/paths.ts';
import type { RequestContext } from '#server/request-context.ts';
import { localized } from '#server/features/catalogue/reference/localized.ts';
import type { ClinicBranchRow } from '#server/features/catalogue/reference/reference.ts';

/** Converts a clinic branch to its API form, with its distance in metres from a given position. */
export function presentClinicBranch(
  { site, language, origin }: RequestContext,
  branch: ClinicBranchRow,
  from?: { lat: number; lng: number },
): ClinicBranch {
  const { cityById, areaById, clinicById } = site.reference.current;
  const fallback = site.country.locales[0];
  const area = areaById.get(branch.city_area_id ?? 0);
  return {
    id: branch.id,
    name: localized(branch.names, language, fallback),
    address: localized(branch.addresses, language, fallback),
    phone: branch.phone,
    clinic: branch.clinic_id,
    clinic_slug: clinicById.get(branch.clinic_id)?.slug ?? '',
    city: branch.city_id,
    city_name: localized(cityById.get(branch.city_id)?.names ?? {}, language, fallback),
    city_area: branch.city_area_id,
    city_area_name: area === undefined ? null : localized(area.names, language, fallback),
    location: { lat: branch.lat, lng: branch.lng },
    distance: from === undefined ? null : Math.round(distanceMetres(from, branch)),
    closest_stations: branch.stations.map((station) => ({
      name: localized(station.names, language, fallback),
      distance: station.distance,
      location: station.location ?? null,
      itineraries: station.lines.map((line) => ({
        short_name: line.name,
        icon_abs_url: origin + assetPaths.metroLine(line.name, line.colour),
      })),
    })),
  };
}

/** Converts a clinic branch to its API form, with what a patient wants to know before an appointment. */
export function presentBranchDetails(
  context: RequestContext,
  branch: ClinicBranchRow,
): ClinicBranchDetails {
  const { site, language } = context;
  return {
    ...presentClinicBranch(context, branch),
    parking: branch.parking && localized(branch.parking, language, site.country.locales[0]),
    is_wheelchair_accessible: branch.is_wheelchair_accessible,
    cancel_hours: branch.cancel_hours,
  };
}

/** Converts a clinic branch to its API form, with the way to its door. Patients read no other language. */
export function presentBranchAppointment(
  context: RequestContext,
  branch: ClinicBranchRow,
): ClinicBranchArrival {
  return {
    ...presentBranchDetails(context, branch),
    directions: branch.directions?.[context.language] ?? null,
  };
}
