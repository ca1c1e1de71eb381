import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import type { City } from '#shared/contract/catalogue/places.ts';
import type { Service } from '#shared/contract/catalogue/services.ts';
import { useApp, type App } from '../lib/app.ts';
import { useCityOrNull } from './city/city.ts';

/** A service in a menu, with few properties because every page includes it. */
export interface MenuService {
  slug: string;
  name: string;
}

export interface MenuServices {
  /** The slug of the city. */
  city: string;
  /** The twelve specialties with the most doctors, in that order. */
  popular: readonly MenuService[];
  /** The eight procedures with the most doctors, in that order. */
  procedures: readonly MenuService[];
}

const MAX_POPULAR = 12;
const MAX_PROCEDURES = 8;

/**
 * The services of a city that every page includes: for footer, search and the top of menus. A
 * country without cities has none.
 */
export const menuServicesQuery = (app: App, city: City | null) =>
  queryOptions({
    queryKey: ['menu-services', city?.id],
    meta: { silent: true },
    queryFn: city === null ? skipToken : () => loadMenuServices(app, city),
  });

async function loadMenuServices(app: App, city: City): Promise<MenuServices> {
  const [specialties, procedures] = await Promise.all([
    app.api.services(specialtiesOf(city)),
    app.api.services({ ...servicesOf(city), type: 'procedure' }),
  ]);
  return menuServices(city, specialties.results, procedures.results);
}

/** All specialties with doctors in a city, by name. No page includes them: opening a menu does. */
const specialtiesQuery = (app: App, city: City | null) =>
  queryOptions({
    queryKey: ['menu-specialties', city?.id],
    meta: { silent: true },
    queryFn: city === null ? skipToken : () => loadMenuSpecialties(app, city),
  });

async function loadMenuSpecialties(app: App, city: City): Promise<MenuService[]> {
  const { results } = await app.api.services(specialtiesOf(city));
  return results.filter(hasDoctors).map(toMenuService);
}

const servicesOf = (city: City) =>
  ({ city: city.id, has_adult_service: false, limit: 'none' }) as const;

const specialtiesOf = (city: City) =>
  ({ ...servicesOf(city), type: 'initial-appointment', is_primary: true }) as const;

/** Selects the services for the menus of a city. */
export function menuServices(
  city: City,
  specialties: readonly Service[],
  procedures: readonly Service[],
): MenuServices {
  return {
    city: city.slug,
    popular: topServices(specialties, MAX_POPULAR),
    procedures: topServices(procedures, MAX_PROCEDURES),
  };
}

/** Returns the services for the menus; those of the previous city while a new one loads. */
export function useMenuServices(): MenuServices | undefined {
  const app = useApp();
  const query = menuServicesQuery(app, useCityOrNull());
  return useQuery({ ...query, placeholderData: keepPreviousData }).data;
}

/**
 * Returns the specialties of a menu by name: popular ones until the menu is open and all have
 * loaded.
 */
export function useMenuSpecialties(isOpen: boolean): readonly MenuService[] {
  const app = useApp();
  const popular = useMenuServices()?.popular ?? [];
  const all = useQuery({ ...specialtiesQuery(app, useCityOrNull()), enabled: isOpen });
  return all.data ?? popular.toSorted((a, b) => a.name.localeCompare(b.name, app.language));
}

const hasDoctors = ({ doctors_count }: Service) => doctors_count > 0;

const toMenuService = ({ slug, name }: Service): MenuService => ({ slug, name });

/** Returns the services with the most doctors, by name within the same count. */
function topServices(services: readonly Service[], max: number): MenuService[] {
  return services
    .filter(hasDoctors)
    .toSorted((a, b) => b.doctors_count - a.doctors_count)
    .slice(0, max)
    .map(toMenuService);
}
