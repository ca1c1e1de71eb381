import Supercluster from 'supercluster';
import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';
import { MAX_ZOOM, type Box } from './map-view.ts';
import { spreadOut } from './spread-out.ts';

interface Placed {
  id: number;
  location: Coordinates;
}

/** A branch that is not in a cluster. */
interface Single<T> {
  kind: 'branch';
  branch: T;
  at: Coordinates;
}

/** The branches that overlap at a zoom. */
export interface Cluster {
  kind: 'cluster';
  /** A key that depends on the branches and the zoom. */
  key: string;
  count: number;
  at: Coordinates;
  /** The zoom at which it splits. */
  opensAt: number;
}

export type ClusteredBranches<T> = (Single<T> | Cluster)[];

/** The radius of a cluster in pixels. */
const RADIUS = 44;
const TILE = 256;

/**
 * Indexes branches, and returns a function that clusters those in a box. The chosen branch is never
 * in a cluster. Indexing 5,000 branches takes about 10 ms, clustering those in a box 1 ms.
 */
export function clusterBranches<T extends Placed>(
  branches: readonly T[],
  chosen: number | null,
): (box: Box, zoom: number) => ClusteredBranches<T> {
  const places = spreadOut(branches);
  const single = (branch: T): Single<T> => ({
    kind: 'branch',
    branch,
    at: places.get(branch.id) ?? branch.location,
  });
  const chosenBranch = branches.find(({ id }) => id === chosen);
  const index = new Supercluster<{ branch: T }, { cluster: true }>({
    radius: RADIUS,
    extent: TILE,
    maxZoom: MAX_ZOOM - 1,
  });
  index.load(
    branches
      .filter((branch) => branch !== chosenBranch)
      .map((branch) => {
        const { lat, lng } = single(branch).at;
        return {
          type: 'Feature',
          properties: { branch },
          geometry: { type: 'Point', coordinates: [lng, lat] },
        };
      }),
  );

  return ({ west, south, east, north }, zoom) => {
    const marks = index.getClusters([west, south, east, north], Math.floor(zoom));
    return [
      ...(chosenBranch === undefined ? [] : [single(chosenBranch)]),
      ...marks.map(({ properties, geometry }): Single<T> | Cluster => {
        if (!('cluster' in properties)) return single(properties.branch);
        const { cluster_id: id, point_count: count } = properties;
        const [lng = 0, lat = 0] = geometry.coordinates;
        return {
          kind: 'cluster',
          key: `${id} ${count}`,
          count,
          at: { lat, lng },
          opensAt: index.getClusterExpansionZoom(id),
        };
      }),
    ];
  };
}
