import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { City } from '#shared/contract/catalogue/places.ts';
import type { Service } from '#shared/contract/catalogue/services.ts';
import { useApp, type App } from '../lib/app.ts';
import { useCity } from './city/city.ts';

/** A service as menus name it; little, for it comes with every page. */
export interface MenuService {
  slug: string;
  name: string;
}

export interface MenuServices {
  /** The slug of the city whose services they are. */
  city: string;
  /** The specialties with doctors, by name. */
  specialties: readonly MenuService[];
  /** The twelve of them with most doctors, those with most first. */
  popular: readonly MenuService[];
  /** The eight procedures that most doctors do, likewise. */
  procedures: readonly MenuService[];
}

const POPULAR_SPECIALTIES = 12;
const POPULAR_PROCEDURES = 8;

/** What menus, footer and search offer of a city. */
export const menuServicesQuery = (app: App, city: City) =>
  queryOptions({
    queryKey: ['menu-services', city.id],
    meta: { silent: true },
    queryFn: async (): Promise<MenuServices> => {
      const adults = { city: city.id, has_adult_service: false, limit: 'none' } as const;
      const [specialties, procedures] = await Promise.all([
        app.api.services({ ...adults, type: 'initial-appointment', is_primary: true }),
        app.api.services({ ...adults, type: 'procedure' }),
      ]);
      return menuServices(city, specialties.results, procedures.results);
    },
  });

/** What of a city's services comes into the menus. */
export function menuServices(
  city: City,
  specialties: readonly Service[],
  procedures: readonly Service[],
): MenuServices {
  return {
    city: city.slug,
    specialties: specialties.filter(hasDoctors).map(brief),
    popular: mostOffered(specialties, POPULAR_SPECIALTIES),
    procedures: mostOffered(procedures, POPULAR_PROCEDURES),
  };
}

/** Undefined until they are there; a change of city keeps those of the last one until then. */
export function useMenuServices(): MenuServices | undefined {
  const app = useApp();
  const query = menuServicesQuery(app, useCity());
  return useQuery({ ...query, placeholderData: keepPreviousData }).data;
}

const hasDoctors = ({ doctors_count }: Service) => doctors_count > 0;

const brief = ({ slug, name }: Service): MenuService => ({ slug, name });

/** Those with most doctors; by name among those with as many. */
function mostOffered(services: readonly Service[], most: number): MenuService[] {
  return services
    .filter(hasDoctors)
    .toSorted((a, b) => b.doctors_count - a.doctors_count)
    .slice(0, most)
    .map(brief);
}
