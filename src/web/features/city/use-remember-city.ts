import { useEffect } from 'react';
import { useApp } from '#web/lib/app.ts';
import { useCities, useCityInAddress } from '#web/domain/city/city.ts';

/** Stores the city of the page for the next pages. */
export function useRememberCity(): void {
  const { cityMemory } = useApp();
  const cities = useCities();
  const slug = useCityInAddress();

  useEffect(() => {
    if (cities.some((city) => city.slug === slug)) cityMemory.set(slug ?? '');
  }, [cities, cityMemory, slug]);
}
