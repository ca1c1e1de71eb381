import type {
  ClinicBranch,
  ClinicBranchDetails,
  ClinicBranchArrival,
} from '#shared/contract/catalogue/places.ts';
import { distanceMetres, type Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { assetPaths } from '#shared/paths.ts';
import type { RequestContext } from '#server/request-context.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { ClinicBranchRow } from '#server/features/catalogue/reference/reference.ts';

/** Converts a clinic branch to its API form, with its distance in metres from a given position. */
export function presentClinicBranch(
  context: RequestContext,
  branch: ClinicBranchRow,
  from?: Coordinates,
): ClinicBranch {
  const { cityById, areaById, clinicById } = context.site.reference.current;
  const area = areaById.get(branch.city_area_id ?? 0);
  return {
    id: branch.id,
    name: nameIn(context, branch.names),
    address: nameIn(context, branch.addresses),
    phone: branch.phone,
    clinic: branch.clinic_id,
    clinic_slug: clinicById.get(branch.clinic_id)?.slug ?? '',
    city: branch.city_id,
    city_name: nameIn(context, cityById.get(branch.city_id)?.names ?? {}),
    city_area: branch.city_area_id,
    city_area_name: area === undefined ? null : nameIn(context, area.names),
    location: { lat: branch.lat, lng: branch.lng },
    distance: from === undefined ? null : Math.round(distanceMetres(from, branch)),
    closest_stations: branch.stations.map((station) => ({
      name: nameIn(context, station.names),
      distance: station.distance,
      location: station.location ?? null,
      itineraries: station.lines.map((line) => ({
        short_name: line.name,
        icon_abs_url: context.origin + assetPaths.metroLine(line.name, line.colour),
      })),
    })),
  };
}

/** Converts a clinic branch to its API form, with what a patient wants to know before an appointment. */
export function presentBranchDetails(
  context: RequestContext,
  branch: ClinicBranchRow,
): ClinicBranchDetails {
  return {
    ...presentClinicBranch(context, branch),
    parking: branch.parking && nameIn(context, branch.parking),
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
