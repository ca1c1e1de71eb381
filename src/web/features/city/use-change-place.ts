import { useLocation, useParams, type NavigateOptions } from 'react-router';
import type { City } from '#shared/contract/catalogue/places.ts';
import { useApp } from '#web/lib/app.ts';
import { useAppNavigate } from '#web/lib/routing/app-link.tsx';
import { pathInArea, pathInCity } from './path-in-city.ts';

/** Returns functions that store a city and navigate to the same page there. */
export function useChangePlace(options?: NavigateOptions) {
  const { cityMemory } = useApp();
  const navigate = useAppNavigate();
  const { pathname, search } = useLocation();
  const here = { path: pathname + search, city: useParams()['city'] };

  function go(city: City, path: string): boolean {
    cityMemory.set(city.slug);
    const isElsewhere = path !== here.path;
    if (isElsewhere) navigate(path, options);
    return isElsewhere;
  }
  return {
    /** Navigates to the same page in a city. Returns false if its URL is the same. */
    changeCity: (city: City) => go(city, pathInCity(here, city.slug)),
    /** Navigates to the same page in a district, by its slug. */
    changeArea: (city: City, area: string) => go(city, pathInArea(here, city.slug, area)),
  };
}
