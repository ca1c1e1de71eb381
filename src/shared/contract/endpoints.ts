import Type, { type TSchema } from 'typebox';
import {
  Appointment,
  AppointmentFieldPage,
  AppointmentPayload,
  AppointmentQuery,
  CodeAnswer,
  CodeRequest,
  ValidatedAppointment,
} from './appointments.ts';
import { Slug } from './common.ts';
import { DoctorProfile, DoctorsPage, DoctorsQuery, ReviewPage, ReviewsQuery } from './doctors.ts';
import {
  CitiesQuery,
  CityAreaPage,
  CityAreasQuery,
  CityPage,
  InsurancePage,
  InsurancesQuery,
} from './places.ts';
import { Service, ServicePage, ServiceQuery, ServicesQuery } from './services.ts';
import { Settings } from './settings.ts';
import { NearestSlot, NearestSlotQuery, SlotPage, SlotsQuery } from './slots.ts';

/** One call of the API: what validates it, types it and documents it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for what the path carries. */
  readonly path: `/api/${string}/`;
  readonly tag: 'Places' | 'Services' | 'Doctors' | 'Slots' | 'Appointments' | 'Settings';
  readonly summary: string;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Status and schema of the answer when all goes well. */
  readonly success: { readonly status: 200 | 201; readonly schema: TSchema };
}

const SlugParams = Type.Object({ slug: Slug });
/** A database id in a path. */
const PathId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const IdParams = Type.Object({ id: PathId });

/** Every call the API serves; nothing outside this table is served under `/api/`. */
export const endpoints = {
  settings: {
    method: 'GET',
    path: '/api/v1/settings/',
    tag: 'Settings',
    summary: "The country's public settings and feature flags",
    success: { status: 200, schema: Settings },
  },
  cities: {
    method: 'GET',
    path: '/api/v1/cities/',
    tag: 'Places',
    summary: 'Cities, the one with most doctors first',
    query: CitiesQuery,
    success: { status: 200, schema: CityPage },
  },
  cityAreas: {
    method: 'GET',
    path: '/api/v1/city-areas/',
    tag: 'Places',
    summary: 'Districts of a city, by name',
    query: CityAreasQuery,
    success: { status: 200, schema: CityAreaPage },
  },
  insurances: {
    method: 'GET',
    path: '/api/v1/insurances/',
    tag: 'Places',
    summary: 'Insurances that clinics accept',
    query: InsurancesQuery,
    success: { status: 200, schema: InsurancePage },
  },
  services: {
    method: 'GET',
    path: '/api/v1/services/',
    tag: 'Services',
    summary: 'Specialties and procedures, by name',
    query: ServicesQuery,
    success: { status: 200, schema: ServicePage },
  },
  service: {
    method: 'GET',
    path: '/api/v1/services/:slug/',
    tag: 'Services',
    summary: 'One specialty or procedure',
    params: SlugParams,
    query: ServiceQuery,
    success: { status: 200, schema: Service },
  },
  doctors: {
    method: 'GET',
    path: '/api/v1/doctors/',
    tag: 'Doctors',
    summary: 'Doctors with totals of the whole list',
    query: DoctorsQuery,
    success: { status: 200, schema: DoctorsPage },
  },
  doctor: {
    method: 'GET',
    path: '/api/v1/doctors/:slug/',
    tag: 'Doctors',
    summary: "A doctor's profile",
    params: SlugParams,
    success: { status: 200, schema: DoctorProfile },
  },
  reviews: {
    method: 'GET',
    path: '/api/v1/doctors/:slug/reviews/',
    tag: 'Doctors',
    summary: 'Published reviews of a doctor, newest first',
    params: SlugParams,
    query: ReviewsQuery,
    success: { status: 200, schema: ReviewPage },
  },
  slots: {
    method: 'GET',
    path: '/api/v1/slots/',
    tag: 'Slots',
    summary: 'Free times of doctors in a range of days',
    query: SlotsQuery,
    success: { status: 200, schema: SlotPage },
  },
  nearestSlot: {
    method: 'GET',
    path: '/api/v1/slots/nearest/',
    tag: 'Slots',
    summary: 'The first free time, or null',
    query: NearestSlotQuery,
    success: { status: 200, schema: NearestSlot },
  },
  appointmentFields: {
    method: 'GET',
    path: '/api/v1/clinic-branches/:id/appointment-fields/',
    tag: 'Appointments',
    summary: 'Further questions a branch asks at booking',
    params: IdParams,
    success: { status: 200, schema: AppointmentFieldPage },
  },
  registrationCodes: {
    method: 'POST',
    path: '/api/v0/registration_codes/',
    tag: 'Appointments',
    summary: 'Send a one-time code to a phone',
    body: CodeRequest,
    success: { status: 201, schema: CodeAnswer },
  },
  validateAppointment: {
    method: 'POST',
    path: '/api/v1/appointments/validate/',
    tag: 'Appointments',
    summary: 'Check a booking without making it',
    body: AppointmentPayload,
    success: { status: 200, schema: ValidatedAppointment },
  },
  createAppointment: {
    method: 'POST',
    path: '/api/v1/appointments/',
    tag: 'Appointments',
    summary: 'Book an appointment',
    body: AppointmentPayload,
    success: { status: 201, schema: Appointment },
  },
  appointment: {
    method: 'GET',
    path: '/api/v1/appointments/:id/',
    tag: 'Appointments',
    summary: 'An appointment, to whoever holds its hash',
    params: IdParams,
    query: AppointmentQuery,
    success: { status: 200, schema: Appointment },
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
