import Type, { type Static, type TSchema } from 'typebox';
import {
  DateTime,
  Day,
  Entity,
  Expand,
  Id,
  IdList,
  Latitude,
  Limit,
  Locale,
  Longitude,
  Nullable,
  Page,
  PageQuery,
  Slug,
  SlugParams,
} from '../common.ts';
import { ClinicBranch, ClinicBranchDetails, ClinicBranchFields } from './places.ts';
import { ServiceLink, ServiceType } from './services.ts';
import { withRoutes } from '../with-routes.ts';
import { routes } from '../routes.ts';

/** The mean score of the reviews, out of 10 with one decimal; null without reviews. */
export const Score = Nullable(
  Type.Number({
    minimum: 0,
    maximum: 10,
    description: 'The mean; a review without evidence of a visit has half the weight of others',
  }),
);

export const DoctorService = Entity({
  id: Id,
  service: Entity({
    ...ServiceLink.properties,
    type: ServiceType,
    is_for_children: Type.Boolean(),
    adult_service: Nullable(Id),
  }),
  clinic_branch: Id,
  price: Type.Number({ description: "Before discount, in the country's currency" }),
  discount: Type.Integer({ minimum: 0, maximum: 99, description: 'Percent' }),
  total: Type.Number({ description: 'What the patient pays' }),
  duration: Type.Integer({ description: 'Minutes' }),
  follow_up: Type.Optional(
    // For patients who have been there for the same before; absent if there is none.
    Entity({
      price: Type.Number({ description: 'What the patient pays' }),
      duration: Type.Integer({ description: 'Minutes, at most those of the service' }),
    }),
  ),
  insurances: Type.Array(Id),
  is_premium: Type.Boolean(),
  age_from: Type.Integer({ description: 'Months' }),
  age_to: Nullable(Type.Integer({ description: 'Months' })),
  qualification: Nullable(Type.String()),
  nearest_slot_datetime: Nullable({
    ...DateTime,
    description:
      'In a list with `slot_date`: the first slot from that day on. Null when none is available',
  }),
  minutes_before_appointment: Type.Integer({
    description: 'Minimum minutes between booking and appointment',
  }),
  on_walk_in_basis: Type.Boolean(),
  avg_waiting_time: Nullable(Type.Integer({ description: 'Minutes' })),
  price_conditions: Nullable(Type.String({ description: 'Sanitised HTML' })),
  feedback_count: Type.Integer(),
  feedback_score: Score,
});
export type DoctorService = Static<typeof DoctorService>;

const DoctorFields = {
  id: Id,
  slug: Slug,
  name: Type.String(),
  image_url: Nullable(Type.String()),
  feedback_count: Type.Integer(),
  feedback_score: Score,
  experience: Nullable(Type.Integer({ description: 'Full years of practice' })),
  academic_status: Nullable(Type.String()),
  science_degree: Nullable(Type.String()),
  languages: Type.Array(Type.String()),
  specialties: Type.Array(ServiceLink),
  is_active: Type.Boolean(),
  has_slots: Type.Boolean({ description: 'Has an available slot within the booking horizon' }),
};

const ClinicBranchWithServices = Entity({
  ...ClinicBranchFields,
  services: Type.Array(DoctorService),
});

/** A doctor of a list: `services` and `clinic_branches` are ids unless expanded. */
export const Doctor = Entity({
  ...DoctorFields,
  services: Type.Union([Type.Array(Id), Type.Array(DoctorService)]),
  clinic_branches: Type.Union([
    Type.Array(Id),
    Type.Array(ClinicBranch),
    Type.Array(ClinicBranchWithServices),
  ]),
});

/** A doctor with `expand=services,clinic_branches`. */
export const DoctorExpanded = Entity({
  ...DoctorFields,
  services: Type.Array(DoctorService),
  clinic_branches: Type.Array(ClinicBranch),
});
export type DoctorExpanded = Static<typeof DoctorExpanded>;

const Year = Type.Integer({ minimum: 1900, maximum: 2200 });
const CareerFields = {
  register_number: Nullable(
    Type.String({ description: 'In the register of physicians of the country' }),
  ),
  education: Type.Array(
    Entity({ name: Type.String(), year: { ...Year, description: 'Year of graduation' } }),
    { description: 'Oldest first' },
  ),
  workplaces: Type.Array(
    Entity({
      name: Type.String(),
      from: Year,
      to: Nullable({ ...Year, description: 'Null for a current workplace' }),
    }),
    { description: 'Newest first' },
  ),
  conditions: Type.Array(Type.String(), { description: 'Conditions that the doctor treats' }),
};

export const DoctorProfile = Entity({
  ...DoctorFields,
  description: Type.String(),
  ...CareerFields,
  services: Type.Array(DoctorService),
  clinic_branches: Type.Array(ClinicBranchDetails),
  score_distribution: Type.Array(Type.Integer(), {
    minItems: 10,
    maxItems: 10,
    description: 'The number of published reviews with a score of 1, 2 … 10',
  }),
});
export type DoctorProfile = Static<typeof DoctorProfile>;

const DoctorExpand = Expand(
  'services',
  'clinic_branches',
  'clinic_branches_',
  'clinic_branches.services',
);

const ORDERINGS = ['default', 'soonest', 'rating', 'price', 'experience', 'distance'] as const;
export const Ordering = Type.Enum([...ORDERINGS]);
export type Ordering = Static<typeof Ordering>;

/** The filters that a patient chooses, except for the day. */
const FiltersWithoutDay = {
  city_area: Type.Optional(Id),
  insurance: Type.Optional(Id),
  language: Type.Optional(
    Type.String({ pattern: '^[a-z]{2}(,[a-z]{2}){0,9}$', description: 'Codes joined by commas' }),
  ),
  age: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 1200,
      description: 'Months; 0 is any age below 12 months, every other age is exact',
    }),
  ),
};
const PatientFilters = { ...FiltersWithoutDay, slot_date: Type.Optional(Day) };

export const DoctorsQuery = Type.Object({
  ...PageQuery,
  city: Type.Optional(Id),
  ...PatientFilters,
  nearest_city_area: Type.Optional(
    Type.Integer({
      ...Id,
      description:
        'Doctors of the other districts of its city, those of the nearest first, as are their branches',
    }),
  ),
  service: Type.Optional(IdList),
  ordering: Type.Optional(Ordering),
  lat: Type.Optional(Latitude),
  lng: Type.Optional(Longitude),
  clinic: Type.Optional(Id),
  exclude: Type.Optional(IdList),
  is_active: Type.Optional(Type.Boolean()),
  expand: Type.Optional(DoctorExpand),
  locale: Type.Optional(Locale),
});
export type DoctorsQuery = Static<typeof DoctorsQuery>;

const DoctorsTotals = {
  count: Type.Integer({ description: 'Doctors the query matches' }),
  total_count: Type.Integer({ description: 'The same, before `exclude`' }),
  feedback_count: Type.Integer({ description: 'Reviews of all matching doctors' }),
  feedback_score: Score,
  min_price: Nullable(Type.Number()),
  max_price: Nullable(Type.Number()),
  meta_title: Type.String(),
  meta_description: Type.String(),
};
const PageLinks = { next: Nullable(Type.String()), previous: Nullable(Type.String()) };
const PageOf = <Item extends TSchema>(doctor: Item) =>
  Entity({ ...DoctorsTotals, ...PageLinks, results: Type.Array(doctor) });
export const DoctorsPage = PageOf(Doctor);
export const DoctorsPageExpanded = PageOf(DoctorExpanded);
export type DoctorsPageExpanded = Static<typeof DoctorsPageExpanded>;

/** The totals and meta texts of a list of doctors. */
export const DoctorsMeta = Entity(DoctorsTotals);
export type DoctorsMeta = Static<typeof DoctorsMeta>;

export const DoctorsMetaQuery = Type.Object({
  service: IdList,
  city: Type.Optional(Id),
  ...PatientFilters,
  locale: Type.Optional(Locale),
});
export type DoctorsMetaQuery = Static<typeof DoctorsMetaQuery>;

/** The maximum number of days in one query. */
const MAX_COUNTED_DAYS = 4;
/** The number up to which the doctors of a day are counted. */
export const MAX_DAY_COUNT = 100;

export const DayCountsQuery = Type.Object({
  service: Id,
  city: Id,
  ...FiltersWithoutDay,
  date_from: Day,
  days: Type.Integer({ minimum: 1, maximum: MAX_COUNTED_DAYS, description: 'Number of days' }),
  locale: Type.Optional(Locale),
});
export type DayCountsQuery = Static<typeof DayCountsQuery>;

export const DayCount = Entity({
  date: Day,
  count: Type.Integer({
    minimum: 0,
    maximum: MAX_DAY_COUNT,
    description: 'Doctors with an available slot on the day, counted up to the maximum',
  }),
  has_more: Type.Boolean({ description: 'There are more doctors than `count`' }),
});
export type DayCount = Static<typeof DayCount>;
export const DayCounts = Entity({ results: Type.Array(DayCount) });

export const PremiumDoctorsQuery = Type.Object({
  city: Type.Optional(Id),
  service: Type.Optional(IdList),
  exclude: Type.Optional(IdList),
  expand: Type.Optional(DoctorExpand),
  locale: Type.Optional(Locale),
  ...PageQuery,
});
export type PremiumDoctorsQuery = Static<typeof PremiumDoctorsQuery>;
export const PremiumDoctorsPage = Page(Doctor);
const PremiumDoctorsPageExpanded = Page(DoctorExpanded);

export const NearestDoctorsQuery = Type.Object({
  city: Id,
  service: Id,
  lat: Latitude,
  lng: Longitude,
  exclude: Type.Optional(IdList),
  expand: Type.Optional(DoctorExpand),
  locale: Type.Optional(Locale),
  limit: Type.Optional(Limit),
});
export type NearestDoctorsQuery = Static<typeof NearestDoctorsQuery>;
export const NearestDoctors = Entity({ results: Type.Array(Doctor) });
const NearestDoctorsExpanded = Entity({ results: Type.Array(DoctorExpanded) });

const call = { tag: 'Doctors', cache: 'revalidate' } as const;

export const doctorEndpoints = withRoutes(routes, {
  doctors: {
    ...call,
    summary: 'Doctors with totals of the whole list',
    description:
      'The totals are those of the whole list, not of the page. `services` and `clinic_branches` are ' +
      'ids unless `expand` names them. An unknown city, district, service, clinic, insurance or ' +
      'language is a 400.',
    query: DoctorsQuery,
    success: { status: 200, schema: DoctorsPage, clientSchema: DoctorsPageExpanded },
  },
  doctorsMeta: {
    ...call,
    summary: 'Title, description and totals of a list of doctors',
    description: 'Title, description and totals of a list of doctors, without the doctors.',
    errorStatuses: [404],
    query: DoctorsMetaQuery,
    success: { status: 200, schema: DoctorsMeta },
  },
  dayCounts: {
    ...call,
    summary: 'How many doctors of a list are available on each day',
    description:
      'How many doctors of a list have an available slot on each of `days` days from `date_from`.',
    query: DayCountsQuery,
    success: { status: 200, schema: DayCounts },
  },
  premiumDoctors: {
    ...call,
    summary: 'Promoted doctors, in another order each day',
    description:
      'Promoted doctors with at least three reviews and an available slot today or on one of the next two ' +
      'days. The order changes every day.',
    query: PremiumDoctorsQuery,
    success: { status: 200, schema: PremiumDoctorsPage, clientSchema: PremiumDoctorsPageExpanded },
  },
  nearestDoctors: {
    ...call,
    summary: 'Doctors of a service in a city, the nearest first',
    description:
      'As `doctors` in the order of `distance`, without totals and further pages, which cost more in ' +
      'a large city.',
    query: NearestDoctorsQuery,
    success: { status: 200, schema: NearestDoctors, clientSchema: NearestDoctorsExpanded },
  },
  doctor: {
    ...call,
    summary: "A doctor's profile",
    description: 'With services, branches, and the number of reviews for each score.',
    params: SlugParams,
    success: { status: 200, schema: DoctorProfile },
  },
});
