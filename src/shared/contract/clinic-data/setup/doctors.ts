import Type, { type Static } from 'typebox';
import { Day, Entity, Id, IdParams, Nullable, Slug } from '../../common.ts';
import { MAX_SPOKEN_LANGUAGES, YEARS } from '#shared/domain/clinic-data/content/content-fields.ts';
import { withRoutes } from '../../with-routes.ts';
import { Portrait } from './portraits.ts';
import { AskedFirst, Descriptions, Names, NewSlug, Saved, SavingAsked } from './saving.ts';
import { ChangedDay, DayPlan, WeekHours, WeeklyHours } from './schedules.ts';
import { staffRoutes } from '../../staff/staff-routes.ts';

const MAX_PRICE = 9_999_999_999;

export const Price = Type.Number({ exclusiveMinimum: 0, maximum: MAX_PRICE });
/** Follow-ups are often free. */
export const FollowUpPrice = Type.Number({ minimum: 0, maximum: MAX_PRICE });
const Discount = Type.Integer({ minimum: 0, maximum: 99, description: 'Percent' });

/** The fields of the form of a doctor. */
export const doctorFields = {
  names: Names,
  descriptions: Descriptions,
  practising_since: Nullable(Type.Integer({ minimum: YEARS.min, maximum: YEARS.max })),
  languages: Type.Array(Type.String({ pattern: '^[a-z]{2}$' }), {
    maxItems: MAX_SPOKEN_LANGUAGES,
  }),
};
const doctor = { ...doctorFields, is_active: Type.Boolean() };
export const Duration = Type.Integer({ minimum: 5, maximum: 480 });
const offer = {
  schedule_id: Id,
  service_id: Id,
  price: Price,
  discount: Discount,
  duration_minutes: Duration,
  age_from: Type.Integer({ minimum: 0, maximum: 1200, description: 'Months' }),
  age_to: Nullable(Type.Integer({ minimum: 1, maximum: 1200 })),
  is_active: Type.Boolean(),
};

/** More than any country has. */
const MAX_INSURANCES = 200;
const Insurances = Type.Array(Id, { uniqueItems: true, maxItems: MAX_INSURANCES });

export const Schedule = Entity({
  id: Id,
  branch_id: Id,
  clinic_id: Id,
  ...WeeklyHours,
  changes: Type.Array(Entity({ day: Day, ...WeekHours }), {
    description: 'The later days on which other weekly hours begin',
  }),
  exceptions: Type.Array(ChangedDay),
  days: Type.Array(DayPlan),
  offers: Type.Array(Entity({ id: Id, ...offer, insurances: Type.Array(Id) })),
});
export type Schedule = Static<typeof Schedule>;

const DoctorSetup = Entity({
  id: Id,
  slug: Slug,
  ...doctor,
  portrait: Portrait,
  schedules: Type.Array(Schedule),
});
export type DoctorSetup = Static<typeof DoctorSetup>;

const editing = { tag: 'Setup', permission: 'clinics.edit', success: Saved } as const;

export const doctorSetupEndpoints = withRoutes(staffRoutes, {
  doctor: {
    tag: 'Setup',
    permission: 'clinics.view',
    summary: 'A doctor',
    description: 'A doctor with the hours, days off and services at every branch.',
    params: IdParams,
    success: { status: 200, schema: DoctorSetup },
  },
  saveDoctor: {
    ...editing,
    summary: 'Save a doctor',
    description:
      'Creates a doctor at a branch, or with an id changes the doctor. To hide a doctor with upcoming appointments has to be confirmed.',
    success: AskedFirst,
    body: SavingAsked({ slug: NewSlug, branch_id: Type.Optional(Id), ...doctor }),
  },
  addSchedule: {
    ...editing,
    summary: 'Add a doctor to a branch',
    description: 'Creates the schedule of a doctor at a branch, without hours.',
    body: Type.Object({ doctor_id: Id, branch_id: Id }),
  },
  saveOffer: {
    ...editing,
    summary: 'Save a service of a doctor',
    description:
      'Adds a service with its price to a doctor at a branch, or with an id changes it. To hide one with upcoming appointments, or to make another service of it, has to be confirmed. Without `insurances` it accepts the same insurers as before, and a new one those of the newest service of the doctor at the branch.',
    success: AskedFirst,
    body: SavingAsked({ ...offer, insurances: Type.Optional(Insurances) }),
  },
});
