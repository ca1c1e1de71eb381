import Type, { type Static } from 'typebox';
import {
  Entity,
  Expand,
  Id,
  IdList,
  Locale,
  Nullable,
  Page,
  ShortListQuery,
  Slug,
  SlugParams,
} from '../common.ts';
import { withRoutes } from '../with-routes.ts';
import { routes } from '../routes.ts';

/** The types of a doctor's service: a first appointment to the specialist, or a procedure. */
const SERVICE_TYPES = ['initial-appointment', 'procedure'] as const;
export const ServiceType = Type.Enum([...SERVICE_TYPES]);
export type ServiceType = Static<typeof ServiceType>;

/** The name of a service, and the forms of it that sentences need. A procedure has only one. */
const ServiceNames = {
  name: Type.String(),
  plural_name: Type.String({ description: 'Several doctors of a specialty: "Cardiologists"' }),
  consultation_name: Type.String({ description: 'What is booked: "Cardiology consultation"' }),
};

/** A link from one service to another. */
export const ServiceLink = Entity({ id: Id, slug: Slug, ...ServiceNames });
export type ServiceLink = Static<typeof ServiceLink>;

export const Service = Entity({
  ...ServiceLink.properties,
  alternate_name: Nullable(
    Type.String({ description: 'Up to two other names that people use, separated by a comma' }),
  ),
  type: Type.Enum(['procedure', 'other']),
  is_primary: Type.Boolean({ description: 'A specialty of its own, listed in menus' }),
  is_for_children: Type.Boolean(),
  description: Type.String(),
  doctors_count: Type.Integer({ description: 'Active doctors in the requested city, or in all' }),
  extra_services: Type.Array(Type.Union([Id, ServiceLink])),
  adult_service: Nullable(Type.Union([Id, ServiceLink])),
  children_service: Nullable(Type.Union([Id, ServiceLink])),
});
export type Service = Static<typeof Service>;

const ServiceExpand = Expand('extra_services', 'adult_service', 'children_service');

export const ServicesQuery = Type.Object({
  id: Type.Optional(IdList),
  type: Type.Optional(ServiceType),
  has_adult_service: Type.Optional(Type.Boolean()),
  is_primary: Type.Optional(Type.Boolean()),
  city: Type.Optional(Id),
  city_area: Type.Optional(Id),
  expand: Type.Optional(ServiceExpand),
  locale: Type.Optional(Locale),
  ...ShortListQuery,
});
export type ServicesQuery = Static<typeof ServicesQuery>;

export const ServiceQuery = Type.Object({
  city: Type.Optional(Id),
  expand: Type.Optional(ServiceExpand),
  locale: Type.Optional(Locale),
});
export type ServiceQuery = Static<typeof ServiceQuery>;

export const ServicePage = Page(Service);

/** A service in a city or clinic, with the number of its doctors there and the lowest price. */
export const OfferedService = Entity({
  ...ServiceLink.properties,
  doctors_count: Type.Integer(),
  min_price: Nullable(Type.Number()),
});
export type OfferedService = Static<typeof OfferedService>;

/** A category with its procedures; with a city, only those that a doctor there offers. */
export const ServiceCategory = Entity({
  id: Id,
  slug: Slug,
  name: Type.String(),
  min_price: Nullable(Type.Number()),
  procedures: Type.Array(OfferedService),
});
export type ServiceCategory = Static<typeof ServiceCategory>;

export const ServiceCategoriesQuery = Type.Object({
  city: Type.Optional(Id),
  ...ShortListQuery,
});
export type ServiceCategoriesQuery = Static<typeof ServiceCategoriesQuery>;

export const ServiceCategoryPage = Page(ServiceCategory);

const call = { tag: 'Services', cache: 'shared' } as const;

export const serviceEndpoints = withRoutes(routes, {
  services: {
    ...call,
    summary: 'Specialties and procedures, by name',
    description:
      'A city or district limits the list to services that a doctor there offers. Unknown ids are ' +
      'omitted, and an empty `id` gives an empty list.',
    query: ServicesQuery,
    success: { status: 200, schema: ServicePage },
  },
  service: {
    ...call,
    summary: 'One specialty or procedure',
    description:
      'By its slug, with the number of doctors in the city of the query, or in all cities.',
    params: SlugParams,
    query: ServiceQuery,
    success: { status: 200, schema: Service },
  },
  serviceCategories: {
    ...call,
    summary: 'Procedures by category',
    description: 'Categories with the procedures that a doctor of the city offers.',
    query: ServiceCategoriesQuery,
    success: { status: 200, schema: ServiceCategoryPage },
  },
});
