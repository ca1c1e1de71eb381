import Type from 'typebox';
import { appointmentChangeEndpoints } from './appointment-changes.ts';
import {
  Appointment,
  AppointmentFieldPage,
  AppointmentPayload,
  AppointmentQuery,
  CodeAnswer,
  CodeRequest,
  ValidatedAppointment,
} from './appointments.ts';
import { clinicEndpoints } from './clinics.ts';
import { IdParams, Slug } from './common.ts';
import {
  DoctorProfile,
  DoctorsMeta,
  DoctorsMetaQuery,
  DoctorsPage,
  DoctorsQuery,
  PremiumDoctorsPage,
  PremiumDoctorsQuery,
  ReviewPage,
  ReviewsQuery,
} from './doctors.ts';
import type { Endpoint } from './endpoint.ts';
import { feedbackEndpoints } from './feedback.ts';
import {
  CitiesQuery,
  CityAreaPage,
  CityAreasQuery,
  CityPage,
  InsurancePage,
  InsurancesQuery,
} from './places.ts';
import { requestEndpoints } from './requests.ts';
import { reviewEndpoints } from './reviews.ts';
import {
  Service,
  ServiceCategoriesQuery,
  ServiceCategoryPage,
  ServicePage,
  ServiceQuery,
  ServicesQuery,
} from './services.ts';
import { sessionEndpoints } from './sessions.ts';
import { Settings } from './settings.ts';
import { slotHoldEndpoints } from './slot-holds.ts';
import { NearestSlot, NearestSlotQuery, SlotPage, SlotsQuery } from './slots.ts';

export type { Endpoint };

const SlugParams = Type.Object({ slug: Slug });

/** Every call the API serves; nothing outside this table is served under `/api/`. */
export const endpoints = {
  settings: {
    method: 'GET',
    path: '/api/v1/settings/',
    tag: 'Settings',
    summary: "The country's public settings and feature flags",
    cache: 'shared',
    success: { status: 200, schema: Settings },
  },
  cities: {
    method: 'GET',
    path: '/api/v1/cities/',
    tag: 'Places',
    summary: 'Cities, the one with most doctors first',
    cache: 'shared',
    query: CitiesQuery,
    success: { status: 200, schema: CityPage },
  },
  cityAreas: {
    method: 'GET',
    path: '/api/v1/city-areas/',
    tag: 'Places',
    summary: 'Districts of a city, by name',
    cache: 'shared',
    query: CityAreasQuery,
    success: { status: 200, schema: CityAreaPage },
  },
  insurances: {
    method: 'GET',
    path: '/api/v1/insurances/',
    tag: 'Places',
    summary: 'Insurances that clinics accept',
    cache: 'shared',
    query: InsurancesQuery,
    success: { status: 200, schema: InsurancePage },
  },
  services: {
    method: 'GET',
    path: '/api/v1/services/',
    tag: 'Services',
    summary: 'Specialties and procedures, by name',
    cache: 'shared',
    query: ServicesQuery,
    success: { status: 200, schema: ServicePage },
  },
  service: {
    method: 'GET',
    path: '/api/v1/services/:slug/',
    tag: 'Services',
    summary: 'One specialty or procedure',
    cache: 'shared',
    params: SlugParams,
    query: ServiceQuery,
    success: { status: 200, schema: Service },
  },
  serviceCategories: {
    method: 'GET',
    path: '/api/v1/service-categories/',
    tag: 'Services',
    summary: 'Procedures by category',
    cache: 'shared',
    query: ServiceCategoriesQuery,
    success: { status: 200, schema: ServiceCategoryPage },
  },
  doctors: {
    method: 'GET',
    path: '/api/v1/doctors/',
    tag: 'Doctors',
    summary: 'Doctors with totals of the whole list',
    cache: 'revalidate',
    query: DoctorsQuery,
    success: { status: 200, schema: DoctorsPage },
  },
  doctorsMeta: {
    method: 'GET',
    path: '/api/v1/doctors-meta/',
    tag: 'Doctors',
    summary: 'Title, description and totals of a list of doctors',
    cache: 'revalidate',
    refusals: [404],
    query: DoctorsMetaQuery,
    success: { status: 200, schema: DoctorsMeta },
  },
  premiumDoctors: {
    method: 'GET',
    path: '/api/v1/doctors/premium/',
    tag: 'Doctors',
    summary: 'Doctors who are promoted; each day others come first',
    cache: 'revalidate',
    query: PremiumDoctorsQuery,
    success: { status: 200, schema: PremiumDoctorsPage },
  },
  doctor: {
    method: 'GET',
    path: '/api/v1/doctors/:slug/',
    tag: 'Doctors',
    summary: "A doctor's profile",
    cache: 'revalidate',
    params: SlugParams,
    success: { status: 200, schema: DoctorProfile },
  },
  reviews: {
    method: 'GET',
    path: '/api/v1/doctors/:slug/reviews/',
    tag: 'Doctors',
    summary: 'Published reviews of a doctor, newest first',
    cache: 'revalidate',
    params: SlugParams,
    query: ReviewsQuery,
    success: { status: 200, schema: ReviewPage },
  },
  slots: {
    method: 'GET',
    path: '/api/v1/slots/',
    tag: 'Slots',
    summary: 'Free times of doctors in a range of days',
    cache: 'revalidate',
    query: SlotsQuery,
    success: { status: 200, schema: SlotPage },
  },
  nearestSlot: {
    method: 'GET',
    path: '/api/v1/slots/nearest/',
    tag: 'Slots',
    summary: 'The first free time, or null',
    cache: 'revalidate',
    query: NearestSlotQuery,
    success: { status: 200, schema: NearestSlot },
  },
  appointmentFields: {
    method: 'GET',
    path: '/api/v1/clinic-branches/:id/appointment-fields/',
    tag: 'Appointments',
    summary: 'Further questions a branch asks at booking',
    cache: 'shared',
    params: IdParams,
    success: { status: 200, schema: AppointmentFieldPage },
  },
  registrationCodes: {
    method: 'POST',
    path: '/api/v0/registration_codes/',
    tag: 'Appointments',
    summary: 'Send a one-time code to a phone',
    refusals: [429],
    body: CodeRequest,
    success: { status: 201, schema: CodeAnswer },
  },
  validateAppointment: {
    method: 'POST',
    path: '/api/v1/appointments/validate/',
    tag: 'Appointments',
    summary: 'Check a booking without making it',
    refusals: [429],
    body: AppointmentPayload,
    success: { status: 200, schema: ValidatedAppointment },
  },
  createAppointment: {
    method: 'POST',
    path: '/api/v1/appointments/',
    tag: 'Appointments',
    summary: 'Book an appointment',
    refusals: [429],
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
  ...reviewEndpoints,
  ...clinicEndpoints,
  ...appointmentChangeEndpoints,
  ...slotHoldEndpoints,
  ...feedbackEndpoints,
  ...requestEndpoints,
  ...sessionEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
