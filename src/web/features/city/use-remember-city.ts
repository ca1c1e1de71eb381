import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useApp } from '#web/lib/app.ts';
import { useCities } from '#web/lib/city.ts';

/** A visit to a page of a city makes it the city of the pages that come after. */
export function useRememberCity(): void {
  const { cityMemory } = useApp();
  const cities = useCities();
  const slug = useParams()['city'];

  useEffect(() => {
    if (cities.some((city) => city.slug === slug)) cityMemory.set(slug ?? '');
  }, [cities, cityMemory, slug]);
}
