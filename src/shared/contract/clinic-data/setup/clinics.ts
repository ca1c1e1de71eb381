import Type, { type Static } from 'typebox';
import { Entity, Id, IdParams, Latitude, Longitude, Nullable, Slug } from '../../common.ts';
import { withRoutes } from '../../with-routes.ts';
import { QUESTION_TYPES } from '#shared/domain/booking/question-types.ts';
import {
  CANCEL_HOURS,
  MAX_DIRECTIONS_LENGTH,
  MAX_NAME,
  WEBSITE_PATTERN,
} from '#shared/domain/clinic-data/content/content-fields.ts';
import { MISSING_PARTS } from '#shared/domain/catalogue/places/missing-parts.ts';
import { AskedFirst, Descriptions, Names, NewSlug, Saved, Saving, SavingAsked } from './saving.ts';
import { Texts } from '../../texts.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

/** A number, or the length of a text. */
const Bound = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const Line = Type.String({ maxLength: 200 });

const clinic = {
  names: Names,
  descriptions: Descriptions,
  website: Nullable(Type.String({ pattern: WEBSITE_PATTERN, maxLength: MAX_NAME })),
  legal_name: Line,
  tax_number: Line,
  contact_name: Line,
  contact_phone: Line,
  contact_email: Line,
};
/** The fields of the form of a branch. */
export const branchFields = {
  clinic_id: Id,
  city_id: Id,
  city_area_id: Nullable(Id),
  names: Names,
  addresses: Names,
  lat: Latitude,
  lng: Longitude,
  phone: Nullable(Line),
  directions: Nullable(Texts(MAX_DIRECTIONS_LENGTH)),
  parking: Nullable(Names),
  is_wheelchair_accessible: Nullable(Type.Boolean()),
  cancel_hours: Nullable(Type.Integer({ minimum: CANCEL_HOURS.min, maximum: CANCEL_HOURS.max })),
};

const question = {
  clinic_branch_id: Id,
  titles: Names,
  type: Type.Enum([...QUESTION_TYPES]),
  is_required: Type.Boolean(),
  min_length: Nullable(Bound),
  max_length: Nullable(Bound),
};

export const Missing = Entity({
  part: Type.Enum([...MISSING_PARTS]),
  subject: Type.Enum(['clinic', 'branch', 'doctor']),
  subject_id: Id,
});
export type Missing = Static<typeof Missing>;

const ClinicItem = Entity({
  id: Id,
  slug: Slug,
  names: Names,
  city_names: Type.Array(Names),
  branches_count: Type.Integer(),
  doctors_count: Type.Integer(),
  is_draft: Type.Boolean(),
  is_bookable: Type.Boolean(),
});

export const ClinicSetup = Entity({
  id: Id,
  slug: Slug,
  is_draft: Type.Boolean({ description: 'Patients do not see a draft' }),
  ...clinic,
  branches: Type.Array(
    Entity({ id: Id, ...branchFields, questions: Type.Array(Entity({ id: Id, ...question })) }),
  ),
  doctors: Type.Array(
    Entity({
      id: Id,
      slug: Slug,
      names: Names,
      is_active: Type.Boolean(),
      branch_ids: Type.Array(Id),
      services_count: Type.Integer(),
      free_starts: Type.Integer({ description: 'In the next 14 days' }),
      is_bookable: Type.Boolean({ description: 'Patients find a time at this clinic' }),
    }),
  ),
  missing: Type.Array(Missing, { description: 'The parts without which patients cannot book' }),
});
export type ClinicSetup = Static<typeof ClinicSetup>;

const viewing = { tag: 'Setup', permission: 'clinics.view' } as const;
const editing = { tag: 'Setup', permission: 'clinics.edit', success: Saved } as const;

export const clinicSetupEndpoints = withRoutes(staffRoutes, {
  clinics: {
    ...viewing,
    summary: 'All clinics',
    description: 'Clinics with the number of branches and doctors.',
    success: { status: 200, schema: Entity({ results: Type.Array(ClinicItem) }) },
  },
  clinic: {
    ...viewing,
    summary: 'A clinic',
    description: 'A clinic with branches and doctors, and what is missing.',
    params: IdParams,
    success: { status: 200, schema: ClinicSetup },
  },
  saveClinic: {
    ...editing,
    summary: 'Save a clinic',
    description: 'Creates a clinic, or with an id changes it.',
    body: Saving({ slug: NewSlug, ...clinic }),
  },
  saveBranch: {
    ...editing,
    summary: 'Save a branch',
    description:
      'Creates a branch of a clinic, or with an id changes it. To move one with upcoming appointments has to be confirmed.',
    success: AskedFirst,
    body: SavingAsked(branchFields),
  },
  saveQuestion: {
    ...editing,
    summary: 'Save a question',
    description: 'Creates a question that a branch asks at booking, or with an id changes it.',
    body: Saving(question),
  },
  deleteQuestion: {
    ...editing,
    summary: 'Delete a question',
    description: 'The branch no longer asks it. Replies of booked appointments stay.',
    params: Type.Object({ id: Id }),
  },
});
