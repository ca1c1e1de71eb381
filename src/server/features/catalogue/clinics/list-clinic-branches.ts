import { endpoints } from '#shared/contract/endpoints.ts';
import type {
  ClinicBranchesQuery,
  ClinicBranchWithTotals,
} from '#shared/contract/catalogue/clinics.ts';
import type { Page } from '#shared/contract/common.ts';
import { MAX_PAGE } from '#shared/contract/limits.ts';
import { distanceMetres, type Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import type { RequestContext } from '#server/request-context.ts';
import { presentClinicBranch } from '#server/features/catalogue/places/present-clinic-branch.ts';
import { readReferenceIds } from '#server/features/catalogue/reference/read-reference-ids.ts';
import { totalDoctorsOfServices } from '#server/features/catalogue/reference/doctor-totals.ts';
import { parseIds } from '#server/http/id-list.ts';
import { pageOf, sliceOf } from '#server/http/pagination.ts';
import { positionOf } from '#server/http/position-params.ts';
import { validationError } from '#server/http/http-error.ts';
import { byRating } from './compare-totals.ts';
import { presentTotals } from './present-totals.ts';

/**
 * Lists branches for a map: in a city, in a box, within a radius, with a doctor for one of the
 * requested services. They are ordered by distance, or without a position by rating, so that the
 * first page has the most relevant ones.
 */
export async function listClinicBranches(
  context: RequestContext,
  query: ClinicBranchesQuery,
): Promise<Page<ClinicBranchWithTotals>> {
  const { site } = context;
  const { current } = site.reference;
  const { radius } = query;
  const from = positionOf(query, radius !== undefined);
  const isInBox = boxFilter(query.bbox);
  const { city, service: services } = readReferenceIds(current, {
    city: query.city,
    service: parseIds(query.service),
  });
  const totals =
    services === null
      ? current.doctorTotals
      : await totalDoctorsOfServices(site.database.reader, services, city);

  const found = [...current.branchesByClinic.values()]
    .flat()
    .map((branch) => ({
      branch,
      totals: totals.ofBranch(branch.id),
      distance: from === undefined ? 0 : distanceMetres(from, branch),
    }))
    .filter(
      ({ branch, totals, distance }) =>
        (city === undefined || branch.city_id === city) &&
        (radius === undefined || distance <= radius) &&
        isInBox(branch) &&
        (services === null || totals.doctors_count > 0),
    )
    .sort(
      (a, b) =>
        a.distance - b.distance || byRating(a.totals, b.totals) || a.branch.id - b.branch.id,
    );
  const results = sliceOf(found, query, MAX_PAGE).map(({ branch, totals }) => ({
    ...presentClinicBranch(context, branch, from),
    ...presentTotals(totals),
  }));
  return pageOf(endpoints.clinicBranches.path, query, MAX_PAGE, found.length, results);
}

/**
 * Returns a predicate for places within `minLng,minLat,maxLng,maxLat`, edges included; without a box all
 * places pass. Throws a 400 for an invalid box.
 */
function boxFilter(bbox: string | undefined): (place: Coordinates) => boolean {
  if (bbox === undefined) return () => true;
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number);
  if (west > east || south > north || west < -180 || south < -90 || east > 180 || north > 90) {
    throw validationError({ code: 'invalid', attr: 'bbox' });
  }
  return ({ lat, lng }) => lng >= west && lng <= east && lat >= south && lat <= north;
}
