import type { ClinicBranchWithTotals } from '#shared/contract/catalogue/clinics.ts';
import { distanceMetres, type Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { isInBox, type Box } from '#web/features/map/explore/map-view.ts';

/** A branch of the list, with its distance from the visitor. */
export interface ListedBranch {
  branch: ClinicBranchWithTotals;
  /** Metres; null while the position of the visitor is unknown. */
  distance: number | null;
}

/**
 * Returns the branches in an area, the nearest to the visitor first; without a position, in their
 * order.
 */
export function listedBranches(
  branches: readonly ClinicBranchWithTotals[],
  area: Box,
  visitor: Coordinates | null,
): ListedBranch[] {
  const inArea = branches
    .filter(({ location }) => isInBox(location, area))
    .map((branch) => ({
      branch,
      distance: visitor === null ? null : distanceMetres(visitor, branch.location),
    }));
  return visitor === null
    ? inArea
    : inArea.toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
}

/** Returns the beginning of the list. The chosen branch comes first if it is further down. */
export function beginningOf(
  listed: readonly ListedBranch[],
  length: number,
  chosen: number | null,
): ListedBranch[] {
  const beginning = listed.slice(0, length);
  const chosenBranch = listed.slice(length).find(({ branch }) => branch.id === chosen);
  return chosenBranch === undefined ? beginning : [chosenBranch, ...beginning];
}
