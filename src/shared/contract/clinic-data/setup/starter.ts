import Type, { type Static } from 'typebox';
import { Entity, Slug } from '../../common.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';
import { withRoutes } from '../../with-routes.ts';
import { Names, Saved } from './saving.ts';

/** Numbers of rows of the starter catalogue. */
const Counts = Entity({
  specialties: Type.Integer({ description: 'Variants for children included' }),
  procedures: Type.Integer({ description: 'Variants for children included' }),
  categories: Type.Integer(),
  insurers: Type.Integer({ description: 'Private insurers, health funds and state insurance' }),
});
export type StarterCounts = Static<typeof Counts>;

const City = Entity({
  slug: Slug,
  names: Names,
  areas_count: Type.Integer({ description: 'The number of its districts' }),
  is_added: Type.Boolean({ description: 'True if the country has the city' }),
});
export type StarterCity = Static<typeof City>;

const preview = {
  missing: Entity(Counts.properties),
  existing: Entity(Counts.properties),
};
const Starter = Entity({ ...preview, cities: Type.Array(City) });
export type Starter = Static<typeof Starter>;
export type StarterPreview = Pick<Starter, keyof typeof preview>;

const call = { tag: 'Setup', permission: 'catalogue.edit' } as const;

export const starterEndpoints = withRoutes(staffRoutes, {
  starter: {
    ...call,
    summary: 'The starter catalogue',
    description:
      'How many specialties, procedures, categories and insurers of the starter catalogue the country lacks and has, and the cities that the product knows.',
    success: { status: 200, schema: Starter },
  },
  loadStarter: {
    ...call,
    summary: 'Load the starter catalogue',
    description:
      'Adds what the country lacks of it, in one transaction. What exists, also with another slug or name than before, stays as it is. Responds with the numbers of added rows.',
    success: { status: 200, schema: Counts },
  },
  addStarterCity: {
    ...call,
    summary: 'Add a known city',
    description: 'Adds a city with its districts. A city that exists stays as it is.',
    body: Type.Object({ slug: Slug }),
    success: Saved,
  },
});
