/** A JSON document for a `jsonb` column. */
export type Json = string;

/** What COPY can write; a list becomes a PostgreSQL array. */
export type Cell = string | number | boolean | null | readonly number[] | readonly string[];

// Types and not interfaces: only those have an index signature, by which COPY reads any row.

export type CityRow = {
  id: number;
  slug: string;
  names: Json;
  time_zone: string;
  lat: number;
  lng: number;
  position: number;
};

export type CityAreaRow = {
  id: number;
  city_id: number;
  slug: string;
  names: Json;
  lat: number;
  lng: number;
  sitemap_index: boolean;
};

export type ClinicRow = {
  id: number;
  slug: string;
  names: Json;
  descriptions: Json;
};

export type ClinicBranchRow = {
  id: number;
  clinic_id: number;
  city_id: number;
  city_area_id: number | null;
  names: Json;
  addresses: Json;
  lat: number;
  lng: number;
  stations: Json;
};

export type ClinicBranchFieldRow = {
  id: number;
  clinic_branch_id: number;
  param_name: string;
  titles: Json;
  type: string;
  is_required: boolean;
  min_length: number | null;
  max_length: number | null;
  position: number;
};

type InsuranceRow = {
  id: number;
  name: string;
  sitemap_index: boolean;
};

export type ServiceCategoryRow = {
  id: number;
  slug: string;
  names: Json;
  position: number;
};

export type ServiceRow = {
  id: number;
  slug: string;
  type: 'procedure' | 'other';
  names: Json;
  alternate_names: Json | null;
  descriptions: Json;
  category_id: number | null;
  adult_service_id: number | null;
  is_primary: boolean;
  is_for_children: boolean;
  popularity: number;
};

export type ServiceExtraRow = {
  service_id: number;
  extra_service_id: number;
};

export type DoctorRow = {
  id: number;
  slug: string;
  names: Json;
  descriptions: Json;
  portrait: string | null;
  practising_since: number | null;
  academic_statuses: Json | null;
  science_degrees: Json | null;
  languages: readonly string[];
  is_active: boolean;
  feedback_count: number;
  feedback_sum: number;
};

export type ScheduleRow = {
  id: number;
  doctor_id: number;
  clinic_branch_id: number;
  time_zone: string;
  step_minutes: number;
  lead_minutes: number;
};

export type ScheduleRuleRow = {
  schedule_id: number;
  weekday: number;
  starts_minute: number;
  ends_minute: number;
};

export type ScheduleExceptionRow = {
  schedule_id: number;
  day: string;
  starts_minute: number | null;
  ends_minute: number | null;
};

export type DoctorServiceRow = {
  id: number;
  doctor_id: number;
  service_id: number;
  schedule_id: number;
  clinic_branch_id: number;
  type: 'initial-appointment' | 'procedure';
  price: number;
  discount: number;
  total: number;
  duration_minutes: number;
  steps: number;
  age_from: number;
  age_to: number | null;
  insurances: readonly number[];
  is_premium: boolean;
  qualifications: Json | null;
  on_walk_in_basis: boolean;
  avg_waiting_minutes: number | null;
  price_conditions: Json | null;
  is_active: boolean;
  feedback_count: number;
  feedback_sum: number;
};

export type ReviewRow = {
  id: number;
  doctor_id: number;
  service_id: number;
  author: string;
  score: number;
  comment: string;
  language: string;
  evidence: 'booked' | null;
  is_published: boolean;
  created_at: string;
};

export type AppointmentRow = {
  id: number;
  hash: string;
  schedule_id: number;
  doctor_service_id: number;
  starts_at: string;
  ends_at: string;
  client_name: string;
  client_surname: string;
  client_phone: string;
  language: string;
  price: number;
  discount: number;
  total: number;
  consents: readonly string[];
  origin: Json;
  notify: boolean;
  created_at: string;
};

/** What is the same for every doctor, in an order in which each row finds what it refers to. */
export interface ReferenceRows {
  city: CityRow[];
  city_area: CityAreaRow[];
  clinic: ClinicRow[];
  clinic_branch: ClinicBranchRow[];
  clinic_branch_field: ClinicBranchFieldRow[];
  insurance: InsuranceRow[];
  service_category: ServiceCategoryRow[];
  service: ServiceRow[];
  service_extra: ServiceExtraRow[];
}

/** One or more doctors with all that is theirs, in the same kind of order. */
export interface DoctorRows {
  doctor: DoctorRow[];
  schedule: ScheduleRow[];
  schedule_rule: ScheduleRuleRow[];
  schedule_exception: ScheduleExceptionRow[];
  doctor_service: DoctorServiceRow[];
  review: ReviewRow[];
  appointment: AppointmentRow[];
}
