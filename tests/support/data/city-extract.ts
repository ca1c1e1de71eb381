import type { Coordinates } from '#shared/domain/catalogue/places/distance.ts';

/** A thing of the invented city: its tags, and points in metres east and north of the centre. */
interface Thing {
  tags: Record<string, string>;
  kind: 'Point' | 'LineString' | 'Polygon';
  points: readonly (readonly [east: number, north: number])[];
}

/** The city that has no map in e2e tests. */
export const CITY_WITHOUT_MAP = 'szeged';

const METRES_PER_DEGREE = 111_195;
const STREETS = [-8, -6, -4, -2, 0, 2, 4, 6, 8];

/** An invented city: a grid of streets, a river, a lake, a park, a railway and two quarters. */
const CITY: readonly Thing[] = [
  ...STREETS.flatMap((at): Thing[] => [
    street(`Street ${at}`, at === 0 ? 'primary' : 'tertiary', [
      [at * 1000, -20_000],
      [at * 1000, 0],
      [at * 1000, 20_000],
    ]),
    street(`Avenue ${at}`, at === 0 ? 'motorway' : 'secondary', [
      [-20_000, at * 1000],
      [20_000, at * 1000],
    ]),
  ]),
  {
    tags: { waterway: 'river', name: 'Grey River' },
    kind: 'LineString',
    points: [
      [-20_000, 3200],
      [-3000, 2600],
      [20_000, 3500],
    ],
  },
  { tags: { natural: 'water', name: 'Lake' }, kind: 'Polygon', points: square(-3000, 500, 900) },
  { tags: { leisure: 'park', name: 'Park' }, kind: 'Polygon', points: square(2500, -1500, 600) },
  {
    tags: { railway: 'rail' },
    kind: 'LineString',
    points: [
      [-9000, -9000],
      [9000, 8000],
    ],
  },
  { tags: { place: 'suburb', name: 'Old Town' }, kind: 'Point', points: [[-800, -900]] },
  { tags: { place: 'suburb', name: 'Far Town' }, kind: 'Point', points: [[90_000, 0]] },
];

/** Returns the invented city around a centre as GeoJSON. */
export function cityExtract({ lat, lng }: Coordinates): object {
  const perLng = METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180);
  const features = CITY.map(({ tags, kind, points }) => {
    const line = points.map(([east, north]) => [
      lng + east / perLng,
      lat + north / METRES_PER_DEGREE,
    ]);
    const coordinates = kind === 'Point' ? line[0] : kind === 'Polygon' ? [line] : line;
    return { type: 'Feature', properties: tags, geometry: { type: kind, coordinates } };
  });
  return { type: 'FeatureCollection', features };
}

function street(name: string, highway: string, points: Thing['points']): Thing {
  return { tags: { highway, name }, kind: 'LineString', points };
}

function square(east: number, north: number, side: number): Thing['points'] {
  return [
    [east, north],
    [east + side, north],
    [east + side, north + side],
    [east, north + side],
    [east, north],
  ];
}
