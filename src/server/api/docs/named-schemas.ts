import { Queue, Wait } from '#shared/contract/appointments/queues.ts';
import {
  Appointment,
  AppointmentField,
  AppointmentFieldPage,
  AppointmentPayload,
  CodeResponse,
  CodeRequest,
  ValidatedAppointment,
} from '#shared/contract/appointments/appointments.ts';
import {
  HashPayload,
  ReschedulePayload,
} from '#shared/contract/appointments/appointment-changes.ts';
import {
  Clinic,
  ClinicBranchWithTotals,
  ClinicProfile,
  OpeningHours,
} from '#shared/contract/catalogue/clinics.ts';
import { Page } from '#shared/contract/common.ts';
import {
  Doctor,
  DoctorProfile,
  DoctorService,
  DoctorsMeta,
  DoctorsPage,
  NearestDoctors,
  PremiumDoctorsPage,
} from '#shared/contract/catalogue/doctors.ts';
import { ApiErrorBody, ApiErrorItem } from '#shared/contract/errors.ts';
import { Feedback, FeedbackPayload } from '#shared/contract/reviews/feedback.ts';
import {
  City,
  CityArea,
  CityAreaPage,
  CityPage,
  ClinicBranch,
  Insurance,
  InsurancePage,
  Location,
  Station,
} from '#shared/contract/catalogue/places.ts';
import { ClinicReview, Review, ReviewReply } from '#shared/contract/reviews/reviews.ts';
import {
  ClinicRequestPayload,
  ContactMessagePayload,
  Received,
  SurveyPayload,
} from '#shared/contract/requests.ts';
import {
  Highlight,
  LocalizedHighlight,
  LocalizedText,
  QueriesBody,
  QueriesResult,
  SearchBody,
  SearchFailure,
  SearchHit,
  SearchResult,
} from '#shared/contract/search/search.ts';
import {
  OfferedService,
  Service,
  ServiceCategory,
  ServiceCategoryPage,
  ServiceLink,
  ServicePage,
} from '#shared/contract/catalogue/services.ts';
import { Credentials, Session, StaffUser } from '#shared/contract/sessions.ts';
import { Settings } from '#shared/contract/settings.ts';
import { SlotHold, SlotHoldPayload } from '#shared/contract/appointments/slot-holds.ts';
import { Slot, SlotPage } from '#shared/contract/appointments/slots.ts';

/** The named schemas of the document; clients generate types with these names. */
export const NAMED_SCHEMAS = {
  Appointment,
  AppointmentField,
  AppointmentFieldPage,
  AppointmentPayload,
  HashPayload,
  City,
  CityArea,
  CityAreaPage,
  CityPage,
  Clinic,
  ClinicBranch,
  ClinicBranchWithTotals,
  ClinicBranchPage: Page(ClinicBranchWithTotals),
  ClinicPage: Page(Clinic),
  ClinicProfile,
  ClinicRequestPayload,
  ClinicReview,
  ClinicReviewPage: Page(ClinicReview),
  CodeResponse,
  CodeRequest,
  ContactMessagePayload,
  Credentials,
  Doctor,
  DoctorProfile,
  DoctorService,
  DoctorsMeta,
  DoctorsPage,
  Error: ApiErrorBody,
  ErrorItem: ApiErrorItem,
  Feedback,
  FeedbackPayload,
  Highlight,
  Insurance,
  InsurancePage,
  LocalizedHighlight,
  LocalizedText,
  Location,
  NearestDoctors,
  OfferedService,
  OpeningHours,
  PremiumDoctorsPage,
  QueriesBody,
  QueriesResult,
  Queue,
  Received,
  ReschedulePayload,
  Review,
  ReviewPage: Page(Review),
  ReviewReply,
  SearchBody,
  SearchFailure,
  SearchHit,
  SearchResult,
  Service,
  ServiceCategory,
  ServiceCategoryPage,
  ServiceLink,
  ServicePage,
  Session,
  Settings,
  Slot,
  SlotHold,
  SlotHoldPayload,
  SlotPage,
  StaffUser,
  Station,
  SurveyPayload,
  ValidatedAppointment,
  Wait,
} as const;
