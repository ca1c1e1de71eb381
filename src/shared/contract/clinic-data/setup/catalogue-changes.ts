import Type, { type Static } from 'typebox';
import { CATALOGUE_KINDS } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { Entity, Id, Nullable, Slug } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { Names, Saved } from './saving.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const Row = Type.Object({ kind: Type.Enum([...CATALOGUE_KINDS]), id: Id });

/** The numbers of rows that a change of the catalogue reaches. */
const Impact = Entity({
  doctors: Type.Integer(),
  clinics: Type.Integer(),
  offers: Type.Integer({ description: 'Services of doctors at branches' }),
  appointments: Type.Integer({ description: 'Upcoming' }),
  pages: Type.Integer({ description: 'Pages in the sitemap, in all languages' }),
  can_delete: Type.Boolean({ description: 'True if nothing refers to the row' }),
});
export type Impact = Static<typeof Impact>;

const MergeConflict = Entity({
  doctor_names: Names,
  branch_names: Names,
  kept_price: Type.Number(),
  dropped_price: Type.Number(),
  is_kept_active: Type.Boolean(),
  /** The kept offer has another follow-up, or is shorter than this one. */
  dropped_follow_up: Nullable(Entity({ price: Type.Number(), duration_minutes: Type.Integer() })),
});

const Merge = Entity({
  is_merged: Type.Boolean(),
  moved: Type.Integer({
    description: 'The offers, branches or procedures that get the other row instead',
  }),
  doctors: Type.Integer(),
  conflicts: Type.Array(MergeConflict, {
    description: 'Doctors who offer both services at one branch; the offer of the kept one wins',
  }),
});
export type Merge = Static<typeof Merge>;

const call = { tag: 'Setup', permission: 'catalogue.edit', params: Row, success: Saved } as const;

export const catalogueChangeEndpoints = withRoutes(staffRoutes, {
  catalogueImpact: {
    ...call,
    summary: 'What a change of a row reaches',
    description: 'Doctors, clinics, offers, upcoming appointments and pages of a row.',
    success: { status: 200, schema: Impact },
  },
  changeSlug: {
    ...call,
    summary: 'Change a slug',
    description:
      'Pages redirect permanently from the old slug to the new one. Categories, which have no page of their own, keep theirs.',
    body: Type.Object({ slug: Slug }),
  },
  activateRow: {
    ...call,
    summary: 'Hide a row from patients, or show it again',
    description:
      'A service or a city is hidden with its offers, which are shown again with it. Appointments stay.',
    body: Type.Object({ is_active: Type.Boolean() }),
  },
  deleteRow: {
    ...call,
    summary: 'Delete a row',
    description: 'Deletes a row that nothing refers to.',
  },
  mergeRows: {
    ...call,
    summary: 'Merge a row into another',
    description:
      'Everything that refers to the row gets the other one, and pages redirect to it. `preview` changes nothing.',
    body: Type.Object({ into: Id, intent: Type.Enum(['preview', 'confirm']) }),
    success: { status: 200, schema: Merge },
  },
});
