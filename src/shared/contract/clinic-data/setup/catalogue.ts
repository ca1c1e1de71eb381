import Type, { type Static } from 'typebox';
import { Entity, Id, Latitude, Longitude, Nullable, Slug } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { PreparationInput } from '../preparations/preparations.ts';
import { Descriptions, Names, NewSlug, Saved, Saving } from './saving.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const city = { names: Names, locative_names: Nullable(Names), lat: Latitude, lng: Longitude };
const area = {
  city_id: Id,
  names: Names,
  lat: Latitude,
  lng: Longitude,
  sitemap_index: Type.Boolean({ description: 'True if lists of the district are in the sitemap' }),
};
const category = { names: Names, alternate_names: Nullable(Descriptions) };
const insurance = {
  names: Names,
  sitemap_index: Type.Boolean({ description: 'True if lists of doctors who accept it are' }),
};
const service = {
  type: Type.Enum(['other', 'procedure'], { description: '`other` is a specialty' }),
  names: Names,
  plural_names: Nullable(Names),
  consultation_names: Nullable(Names),
  alternate_names: Nullable(Descriptions),
  descriptions: Descriptions,
  category_id: Nullable(Id),
  adult_service_id: Nullable(Id),
  popularity: Type.Integer({ minimum: 0, maximum: 100 }),
};

/** A row that exists. */
const stored = {
  id: Id,
  is_active: Type.Boolean(),
  doctors_count: Type.Integer({ description: 'The doctors with an offer that belongs to the row' }),
};
const withSlug = { ...stored, slug: Slug };

const CatalogueCity = Entity({ ...withSlug, ...city });
const CatalogueService = Entity({
  ...withSlug,
  ...service,
  preparation: Nullable(PreparationInput),
});
export const Catalogue = Entity({
  cities: Type.Array(CatalogueCity),
  areas: Type.Array(Entity({ ...withSlug, ...area })),
  categories: Type.Array(Entity({ ...withSlug, ...category })),
  services: Type.Array(CatalogueService),
  insurances: Type.Array(Entity({ ...stored, ...insurance })),
});
export type Catalogue = Static<typeof Catalogue>;

const editing = { tag: 'Setup', permission: 'catalogue.edit', success: Saved } as const;

export const catalogueEndpoints = withRoutes(staffRoutes, {
  catalogue: {
    tag: 'Setup',
    permission: 'catalogue.view',
    summary: 'The catalogue',
    description:
      'Cities with districts, services with categories, and insurances, in all languages, with the number of doctors.',
    success: { status: 200, schema: Catalogue },
  },
  saveCity: {
    ...editing,
    summary: 'Save a city',
    description: 'Creates a city, or with an id changes it.',
    body: Saving({ slug: NewSlug, ...city }),
  },
  saveArea: {
    ...editing,
    summary: 'Save a district',
    description: 'Creates a district of a city, or with an id changes it.',
    body: Saving({ slug: NewSlug, ...area }),
  },
  saveCategory: {
    ...editing,
    summary: 'Save a category',
    description: 'Creates a category of procedures, or with an id changes it.',
    body: Saving({ slug: NewSlug, ...category }),
  },
  saveService: {
    ...editing,
    summary: 'Save a service',
    description: 'Creates a specialty or a procedure, or with an id changes it.',
    body: Saving({ slug: NewSlug, ...service }),
  },
  saveInsurance: {
    ...editing,
    summary: 'Save an insurance',
    description: 'Creates an insurance that doctors may accept, or with an id changes it.',
    body: Saving(insurance),
  },
});
