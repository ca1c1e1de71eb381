import type {
  Appointment,
  AppointmentField,
  AppointmentPayload,
  CodeAnswer,
  CodeRequest,
  ValidatedAppointment,
} from './appointments.ts';
import type {
  Clinic,
  ClinicBranchesQuery,
  ClinicBranchInSum,
  ClinicProfile,
  ClinicQuery,
  ClinicReview,
  ClinicReviewsQuery,
  ClinicsQuery,
} from './clinics.ts';
import type { Page } from './common.ts';
import type {
  DoctorExpanded,
  DoctorProfile,
  DoctorsMeta,
  DoctorsMetaQuery,
  DoctorsPageExpanded,
  DoctorsQuery,
  PremiumDoctorsQuery,
  Review,
} from './doctors.ts';
import type { City, CityArea, Insurance } from './places.ts';
import type { LatestReviewsQuery } from './reviews.ts';
import type {
  Service,
  ServiceCategoriesQuery,
  ServiceCategory,
  ServiceQuery,
  ServicesQuery,
} from './services.ts';
import type { Settings } from './settings.ts';
import type { SlotHold, SlotHoldPayload } from './slot-holds.ts';
import type { NearestSlotQuery, Slot, SlotsQuery } from './slots.ts';

/** A query in the language of the page, which needs no word of its own. */
type Spoken<Query> = Omit<Query, 'locale'>;

/**
 * What pages ask for. The browser implements it over HTTP, the server by calling its features
 * directly, so that a rendered page and its API never disagree. Every method rejects with
 * `ApiError` (see `api-error.ts`) when the API would answer with an error.
 */
export interface Api {
  settings(): Promise<Settings>;
  cities(): Promise<Page<City>>;
  cityAreas(city: number): Promise<Page<CityArea>>;
  insurances(): Promise<Page<Insurance>>;
  services(query: Spoken<ServicesQuery>): Promise<Page<Service>>;
  service(slug: string, query: Spoken<ServiceQuery>): Promise<Service>;
  /** Always expanded with `services,clinic_branches`. */
  doctors(query: Spoken<Omit<DoctorsQuery, 'expand'>>): Promise<DoctorsPageExpanded>;
  doctorsMeta(query: Spoken<DoctorsMetaQuery>): Promise<DoctorsMeta>;
  /** Always expanded with `services,clinic_branches`. */
  premiumDoctors(query: Spoken<Omit<PremiumDoctorsQuery, 'expand'>>): Promise<Page<DoctorExpanded>>;
  doctor(slug: string): Promise<DoctorProfile>;
  reviews(slug: string, query: { limit?: number; offset?: number }): Promise<Page<Review>>;
  latestReviews(query: LatestReviewsQuery): Promise<Page<ClinicReview>>;
  serviceCategories(query: ServiceCategoriesQuery): Promise<Page<ServiceCategory>>;
  clinics(query: ClinicsQuery): Promise<Page<Clinic>>;
  clinic(slug: string, query: ClinicQuery): Promise<ClinicProfile>;
  clinicReviews(slug: string, query: ClinicReviewsQuery): Promise<Page<ClinicReview>>;
  clinicBranches(query: ClinicBranchesQuery): Promise<Page<ClinicBranchInSum>>;
  slots(query: SlotsQuery): Promise<Page<Slot>>;
  nearestSlot(query: NearestSlotQuery): Promise<Slot | null>;
  appointmentFields(clinicBranch: number): Promise<Page<AppointmentField>>;
  appointment(id: number, hash: string): Promise<Appointment>;
}

/** What changes something; only the browser calls these. */
export interface BookingApi {
  holdSlot(body: SlotHoldPayload): Promise<SlotHold>;
  /** Goes through even while the page is being left. */
  releaseSlot(token: string): Promise<void>;
  registrationCodes(body: CodeRequest): Promise<CodeAnswer>;
  validateAppointment(body: AppointmentPayload): Promise<ValidatedAppointment>;
  /** The same key and body answer with the first outcome, so a retry never books twice. */
  createAppointment(body: AppointmentPayload, idempotencyKey: string): Promise<Appointment>;
}
