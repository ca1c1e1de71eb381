import { useLocation, useParams } from 'react-router';
import type { City } from '#shared/contract/places.ts';
import { useApp } from '#web/lib/app.ts';
import { useAppNavigate } from '#web/lib/app-link.tsx';
import { pathInCity } from './path-in-city.ts';

/** Chooses another city: a page that is about a city is left for its like in the other one. */
export function useChangeCity(): (city: City) => void {
  const { cityMemory } = useApp();
  const navigate = useAppNavigate();
  const { pathname, search } = useLocation();
  const current = useParams()['city'];

  return (city) => {
    cityMemory.set(city.slug);
    if (current !== undefined && current !== city.slug) {
      navigate(pathInCity(pathname + search, current, city.slug));
    }
  };
}
