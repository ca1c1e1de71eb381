import type { CityMap } from '#shared/domain/catalogue/places/city-map.ts';
import { middleOf, type Line } from './geometry.ts';
import type { Plane } from './projection.ts';

const MAX_PLACES = 300;

interface Place {
  readonly name: string;
  /** Lower is more important. */
  readonly rank: number;
  /** The point or the borders, in metres. */
  readonly parts: readonly Line[];
}

/** Returns the names of the quarters in the box, each once, the most important first. */
export function namePlaces(
  places: readonly Place[],
  { corner: [width, height], toUnits }: Plane,
): NonNullable<CityMap['layers']['places']> {
  const byName = new Map(
    places.toSorted((a, b) => b.rank - a.rank).map((place) => [place.name, place]),
  );
  return [...byName.values()]
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ name, parts }) => {
      const at = middleOf(parts.flat());
      const [x, y] = at;
      const isInside = x >= 0 && x <= width && y >= 0 && y <= height;
      const [unitX = 0, unitY = 0] = toUnits([at]);
      return isInside ? [[name, unitX, unitY] as const] : [];
    })
    .slice(0, MAX_PLACES);
}
