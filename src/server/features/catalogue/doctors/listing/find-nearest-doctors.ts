import { distanceMetres, type Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { ClinicBranchRow } from '#server/features/catalogue/reference/reference.ts';
import type { ListContext } from './run-list-statement.ts';

interface NearestDoctorsQuery {
  readonly city: number;
  readonly service: number;
  readonly from: Coordinates;
  readonly exclude: readonly number[];
  readonly limit: number;
}

interface Row {
  doctor_id: number;
  clinic_branch_id: number;
}

/** The branches that are read first have this many times the expected number of doctors. */
const SURPLUS = 2;
/** The number of rows of a city that cost as much as looking up one branch. */
const ROWS_PER_LOOKUP = 10;

const selectAtBranches = prepared<Row, [service: number, clinics: number[], branches: number[]]>(
  'nearest_doctors_at_branches',
  `select l.doctor_id, l.clinic_branch_id
   from unnest($2::integer[], $3::integer[]) near (clinic_id, id)
   join doctor_listing l on l.clinic_id = near.clinic_id and l.service_id = $1
     and l.clinic_branch_id = near.id
   where l.is_active`,
);

const selectInCity = prepared<Row, [service: number, city: number]>(
  'nearest_doctors_in_city',
  `select doctor_id, clinic_branch_id from doctor_listing
   where service_id = $1 and city_id = $2 and is_active`,
);

/**
 * Returns the doctors of a service in a city by the distance of their nearest branch, then by id. Reads the
 * doctors of as many of the nearest branches as are likely to have enough, so that a long list costs the same
 * as a short one.
 */
export async function findNearestDoctors(
  context: ListContext,
  { city, service, from, exclude, limit }: NearestDoctorsQuery,
): Promise<number[]> {
  const { branchById, branchesByCity, doctorCounts } = context.site.reference.current;
  const branches = branchesByCity.get(city) ?? [];
  const expected = doctorCounts({ city, service });
  const wanted = SURPLUS * (limit + exclude.length);
  for (let size = Math.max(1, Math.ceil((wanted * branches.length) / expected)); ; size *= 4) {
    const isPart = size < branches.length && size * ROWS_PER_LOOKUP < expected;
    const rows = isPart
      ? await readAtBranches(context, service, nearestBranches(branches, from, size))
      : await selectInCity(context.site.database.reader, [service, city]);
    const doctors = nearestFirst(rows, branchById, from).filter((id) => !exclude.includes(id));
    if (!isPart || doctors.length >= limit) return doctors.slice(0, limit);
  }
}

function readAtBranches(
  { site }: ListContext,
  service: number,
  branches: readonly ClinicBranchRow[],
): Promise<Row[]> {
  const ids = branches.map(({ id }) => id);
  const clinics = branches.map((branch) => branch.clinic_id);
  return selectAtBranches(site.database.reader, [service, clinics, ids]);
}

/** Returns the nearest branches, at least `size`: all of those that are as far as the last one. */
function nearestBranches(
  branches: readonly ClinicBranchRow[],
  from: Coordinates,
  size: number,
): ClinicBranchRow[] {
  const distances = Float64Array.from(branches, (branch) => distanceMetres(from, branch));
  const furthest = distances.toSorted()[size - 1] ?? Infinity;
  return branches.filter((_branch, at) => (distances[at] ?? Infinity) <= furthest);
}

function nearestFirst(
  rows: readonly Row[],
  branchById: ReadonlyMap<number, ClinicBranchRow>,
  from: Coordinates,
): number[] {
  const distances = new Map<number, number>();
  for (const { doctor_id: doctor, clinic_branch_id: id } of rows) {
    const branch = branchById.get(id);
    if (branch === undefined) continue;
    const distance = distanceMetres(from, branch);
    distances.set(doctor, Math.min(distance, distances.get(doctor) ?? Infinity));
  }
  return [...distances]
    .toSorted(([a, nearA], [b, nearB]) => nearA - nearB || a - b)
    .map(([id]) => id);
}
