import Type, { type Static } from 'typebox';
import {
  Entity,
  Id,
  IdList,
  Latitude,
  Longitude,
  Nullable,
  Page,
  PageQuery,
  Slug,
  SlugParams,
} from '../common.ts';
import { Score } from './doctors.ts';
import { withRoutes } from '../with-routes.ts';
import { ClinicBranchFields, ClinicBranchArrivalFields } from './places.ts';
import { OfferedService, ServiceLink } from './services.ts';
import { routes } from '../routes.ts';

/** The totals of the doctors of a clinic or branch. */
const DoctorTotals = {
  doctors_count: Type.Integer({ description: 'Active doctors' }),
  feedback_count: Type.Integer({ description: 'Reviews of these doctors' }),
  feedback_score: Score,
  min_price: Nullable(Type.Number({ description: 'The lowest price that a patient pays' })),
  max_price: Nullable(Type.Number()),
};

const ClinicFields = {
  id: Id,
  slug: Slug,
  name: Type.String(),
  description: Type.String(),
  logo_url: Nullable(Type.String()),
  ...DoctorTotals,
};

/** The opening hours of a weekday, `HH:MM` in the zone of the branch; `24:00` is midnight. */
export const OpeningHours = Entity({
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: 'ISO: 1 Monday to 7 Sunday' }),
  opens: Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' }),
  closes: Type.String({ pattern: '^[0-2][0-9]:[0-5][0-9]$' }),
});
export type OpeningHours = Static<typeof OpeningHours>;

const HoursOfBranch = {
  opening_hours: Type.Array(OpeningHours, {
    description: 'Hours with at least one doctor, by weekday',
  }),
};

/** A clinic of a list, with its branches in the city and district of the query. */
export const Clinic = Entity({
  ...ClinicFields,
  clinic_branches: Type.Array(Entity({ ...ClinicBranchFields, ...HoursOfBranch })),
  specialties: Type.Array(ServiceLink, {
    description: 'Of its doctors in the city of the query, those with most doctors first',
  }),
});
export type Clinic = Static<typeof Clinic>;

/** A branch with the totals of its doctors. */
export const ClinicBranchWithTotals = Entity({ ...ClinicBranchFields, ...DoctorTotals });
export type ClinicBranchWithTotals = Static<typeof ClinicBranchWithTotals>;

export const ClinicProfile = Entity({
  ...ClinicFields,
  website: Nullable(Type.String()),
  clinic_branches: Type.Array(
    Entity({ ...ClinicBranchArrivalFields, ...DoctorTotals, ...HoursOfBranch }),
  ),
  specialties: Type.Array(OfferedService),
  procedures: Type.Array(OfferedService),
});
export type ClinicProfile = Static<typeof ClinicProfile>;

const CLINIC_ORDERINGS = ['default', 'rating', 'name', 'price', 'distance'] as const;
export const ClinicOrdering = Type.Enum([...CLINIC_ORDERINGS]);
export type ClinicOrdering = Static<typeof ClinicOrdering>;

export const ClinicsQuery = Type.Object({
  city: Type.Optional(Id),
  city_area: Type.Optional(Id),
  service: Type.Optional(IdList),
  search: Type.Optional(
    Type.String({ maxLength: 100, description: 'A part of the name, in any language' }),
  ),
  ordering: Type.Optional(ClinicOrdering),
  lat: Type.Optional(Latitude),
  lng: Type.Optional(Longitude),
  ...PageQuery,
});
export type ClinicsQuery = Static<typeof ClinicsQuery>;

export const ClinicQuery = Type.Object({
  city: Type.Optional(
    Type.Integer({ ...Id, description: 'Counts doctors and services of this city only' }),
  ),
});
export type ClinicQuery = Static<typeof ClinicQuery>;

/** The maximum radius around a position, in metres. */
const MAX_RADIUS = 100_000;

export const ClinicBranchesQuery = Type.Object({
  city: Type.Optional(Id),
  service: Type.Optional(IdList),
  lat: Type.Optional(Latitude),
  lng: Type.Optional(Longitude),
  radius: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_RADIUS, description: 'Metres around lat and lng' }),
  ),
  bbox: Type.Optional(
    Type.String({
      pattern: '^-?[0-9]{1,3}(\\.[0-9]{1,15})?(,-?[0-9]{1,3}(\\.[0-9]{1,15})?){3}$',
      description: 'minLng,minLat,maxLng,maxLat',
    }),
  ),
  ...PageQuery,
});
export type ClinicBranchesQuery = Static<typeof ClinicBranchesQuery>;

const call = { tag: 'Clinics', cache: 'shared' } as const;

export const clinicEndpoints = withRoutes(routes, {
  clinics: {
    ...call,
    summary: 'Clinics, the best rated first',
    description:
      'The totals of a clinic are those of its doctors, in the city, district and services of the query.',
    query: ClinicsQuery,
    success: { status: 200, schema: Page(Clinic) },
  },
  clinic: {
    ...call,
    summary: "A clinic's profile",
    description: 'With branches, opening hours, specialties and procedures.',
    params: SlugParams,
    query: ClinicQuery,
    success: { status: 200, schema: ClinicProfile },
  },
  clinicBranches: {
    ...call,
    summary: 'Clinic branches for a map',
    description:
      'Those of a city, in a box (`bbox`) or around a position (`lat`, `lng`, `radius`), ordered by ' +
      'distance, or by rating without a position.',
    query: ClinicBranchesQuery,
    success: { status: 200, schema: Page(ClinicBranchWithTotals) },
  },
});
