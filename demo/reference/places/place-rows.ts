import { locativeNames } from '#server/features/clinic-data/starter/data/forms.ts';
import type { City } from '#server/features/clinic-data/starter/data/types.ts';
import type { CityAreaRow, CityRow } from '../../rows.ts';

/** An area with its id. */
export interface StoredArea {
  readonly id: number;
  readonly area: City['areas'][number];
}

export interface StoredPlaces {
  readonly city: CityRow[];
  readonly city_area: CityAreaRow[];
  readonly areasByCity: ReadonlyMap<City, readonly StoredArea[]>;
}

/** Every third area is excluded from the sitemap, like areas with few doctors. */
const EXCLUDED_EVERY = 3;

export function makeCityRows(cities: readonly City[], timeZone: string): StoredPlaces {
  let lastId = 0;
  const areasByCity = new Map(
    cities.map((city) => [city, city.areas.map((area) => ({ id: (lastId += 1), area }))]),
  );
  return {
    areasByCity,
    city: cities.map(({ id, slug, names, lat, lng }, index) => ({
      id,
      slug,
      names,
      locative_names: locativeNames(slug),
      time_zone: timeZone,
      lat,
      lng,
      position: index + 1,
    })),
    city_area: [...areasByCity].flatMap(([city, areas]) =>
      areas.map(({ id, area }, index) => ({
        id,
        city_id: city.id,
        slug: area.slug,
        names: area.names,
        lat: area.lat,
        lng: area.lng,
        sitemap_index: index % EXCLUDED_EVERY !== EXCLUDED_EVERY - 1,
      })),
    ),
  };
}
