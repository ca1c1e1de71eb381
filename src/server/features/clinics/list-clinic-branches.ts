import { endpoints } from '#shared/contract/endpoints.ts';
import type { ClinicBranchesQuery, ClinicBranchInSum } from '#shared/contract/catalogue/clinics.ts';
import type { Page } from '#shared/contract/common.ts';
import { MAX_PAGE } from '#shared/contract/limits.ts';
import { distanceMetres, type Coordinates } from '#shared/domain/places/distance.ts';
import type { RequestContext } from '#server/request-context.ts';
import { presentClinicBranch } from '#server/features/places/index.ts';
import { checkKnown, sumDoctorsOfServices } from '#server/features/reference/index.ts';
import { parseIds } from '#server/http/id-list.ts';
import { pageOf, sliceOf } from '#server/http/pagination.ts';
import { positionOf } from '#server/http/position-params.ts';
import { validationError } from '#server/http/http-error.ts';
import { byRating } from './compare-sums.ts';
import { presentSum } from './present-sum.ts';

/**
 * Lists branches for a map: in a city, in a box, within a radius, with a doctor for one of the
 * requested services. They are ordered by distance, or without a position by rating, so that the
 * first page has the most relevant ones.
 */
export async function listClinicBranches(
  context: RequestContext,
  query: ClinicBranchesQuery,
): Promise<Page<ClinicBranchInSum>> {
  const { site } = context;
  const { current } = site.reference;
  const { city, radius } = query;
  const from = positionOf(query, radius !== undefined);
  const isInBox = parseBox(query.bbox);
  const services = parseIds(query.service);
  checkKnown(current, { city, service: services });
  const sums =
    services === null
      ? current.doctorSums
      : await sumDoctorsOfServices(site.database.reader, services, city);

  const found = [...current.branchById.values()]
    .map((branch) => ({
      branch,
      sum: sums.ofBranch(branch.id),
      distance: from === undefined ? 0 : distanceMetres(from, branch),
    }))
    .filter(
      ({ branch, sum, distance }) =>
        (city === undefined || branch.city_id === city) &&
        (radius === undefined || distance <= radius) &&
        isInBox(branch) &&
        (services === null || sum.doctors_count > 0),
    )
    .sort((a, b) => a.distance - b.distance || byRating(a.sum, b.sum) || a.branch.id - b.branch.id);
  const results = sliceOf(found, query, MAX_PAGE).map(({ branch, sum }) => ({
    ...presentClinicBranch(context, branch, from),
    ...presentSum(sum),
  }));
  return pageOf(endpoints.clinicBranches.path, query, MAX_PAGE, found.length, results);
}

/**
 * Returns a predicate for places within `minLng,minLat,maxLng,maxLat`, edges included; without a box all
 * places pass. Throws a 400 for an invalid box.
 */
function parseBox(bbox: string | undefined): (place: Coordinates) => boolean {
  if (bbox === undefined) return () => true;
  const [west = 0, south = 0, east = 0, north = 0] = bbox.split(',').map(Number);
  if (west > east || south > north || west < -180 || south < -90 || east > 180 || north > 90) {
    throw validationError({ code: 'invalid', attr: 'bbox' });
  }
  return ({ lat, lng }) => lng >= west && lng <= east && lat >= south && lat <= north;
}
