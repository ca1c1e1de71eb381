import type { Tables } from '#server/db/tables.ts';
import type {
  NewRow,
  Row,
  ServiceCategoryRow,
  ServiceExtraRow,
  ServiceRow,
} from '#server/features/clinic-data/starter/service-rows.ts';

export type CityRow = NewRow<'city'>;
export type CityAreaRow = NewRow<'city_area'>;
export type ClinicRow = Row<'clinic'>;
export type ClinicBranchRow = Row<'clinic_branch'>;
export type ClinicBranchFieldRow = Row<'clinic_branch_field'>;
type InsuranceRow = NewRow<'insurance'>;
export type HolidayRow = Row<'holiday'>;
export type SeasonRow = Row<'season'>;
export type BranchHolidayRow = Row<'branch_holiday', 'clinic_branch_id' | 'holiday_id' | 'choice'>;
export type DoctorRow = Row<'doctor'>;
export type ScheduleRow = Row<'schedule'>;
export type ScheduleRuleRow = Row<
  'schedule_rule',
  'schedule_id' | 'weekday' | 'starts_minute' | 'ends_minute'
>;
export type ScheduleExceptionRow = Row<
  'schedule_exception',
  'schedule_id' | 'day' | 'starts_minute' | 'ends_minute'
>;
export type DoctorServiceRow = Row<
  'doctor_service',
  Exclude<
    keyof Tables['doctor_service'],
    'is_inactive_with_service' | 'follow_up_price' | 'follow_up_minutes'
  >
>;

export type ReviewRow = Row<
  'review',
  | 'id'
  | 'doctor_id'
  | 'service_id'
  | 'author'
  | 'score'
  | 'comment'
  | 'language'
  | 'evidence'
  | 'is_published'
  | 'created_at'
> & { service_id: number };

export type ReviewReplyRow = Row<
  'review_reply',
  | 'review_id'
  | 'clinic_id'
  | 'body'
  | 'language'
  | 'created_at'
  | 'submitted_at'
  | 'submitted_by'
  | 'is_published'
  | 'moderated_at'
  | 'moderated_by'
>;

export type AppointmentRow = Row<
  'appointment',
  | 'id'
  | 'hash'
  | 'schedule_id'
  | 'doctor_id'
  | 'doctor_service_id'
  | 'starts_at'
  | 'ends_at'
  | 'client_name'
  | 'client_surname'
  | 'client_phone'
  | 'language'
  | 'price'
  | 'discount'
  | 'total'
  | 'consents'
  | 'origin'
  | 'notify'
  | 'created_at'
>;

/** The rows that all doctors share, in the order of their foreign keys. */
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
  holiday: HolidayRow[];
  season: SeasonRow[];
  branch_holiday: BranchHolidayRow[];
}

/** One or more doctors with their rows, in the order of their foreign keys. */
export interface DoctorRows {
  doctor: DoctorRow[];
  schedule: ScheduleRow[];
  schedule_rule: ScheduleRuleRow[];
  schedule_exception: ScheduleExceptionRow[];
  doctor_service: DoctorServiceRow[];
  review: ReviewRow[];
  review_reply: ReviewReplyRow[];
  appointment: AppointmentRow[];
}
