import { absenceProposalEndpoints } from '../desk/absences/absence-proposals.ts';
import { absenceEndpoints } from '../desk/absences/absences.ts';
import { accountAccessEndpoints } from '../identity/access.ts';
import { accountEndpoints } from '../identity/accounts.ts';
import { deskDayEndpoints } from '../desk/day.ts';
import { deskQueueEndpoints } from '../desk/queue.ts';
import { deskSpanEndpoints } from '../desk/span.ts';
import { deskTaskEndpoints } from '../desk/tasks.ts';
import { deskTimeEndpoints } from '../desk/times.ts';
import { deskAppointmentEndpoints } from '../desk/appointments.ts';
import { auditEndpoints } from '../identity/audit/audit.ts';
import { contentEndpoints } from '../clinic-data/content/content.ts';
import { logoEndpoints } from '../clinic-data/content/logos.ts';
import { erasureEndpoints } from '../inbox/erasures/erasures.ts';
import { branchHolidayEndpoints } from '../clinic-data/holidays/branch-holidays.ts';
import { holidayEndpoints } from '../clinic-data/holidays/holidays.ts';
import { busyCalendarEndpoints } from '../desk/calendars/busy-calendars.ts';
import { calendarEndpoints } from '../desk/calendars/calendars.ts';
import { figureEndpoints } from '../desk/figures/figures.ts';
import { importEndpoints } from '../clinic-data/imports/imports.ts';
import { inboxEndpoints } from '../inbox/inbox.ts';
import { messageEndpoints } from '../messages/messages.ts';
import { replyEndpoints } from '../reviews/replies/replies.ts';
import { staffReviewEndpoints } from '../reviews/staff-reviews.ts';
import { accountManagerEndpoints } from '../clinic-data/onboarding/account-managers.ts';
import { proposalEndpoints } from '../clinic-data/proposals/proposals.ts';
import { onboardingEndpoints } from '../clinic-data/onboarding/onboarding.ts';
import { preparationEndpoints } from '../clinic-data/preparations/preparations.ts';
import { priceEndpoints } from '../clinic-data/prices/prices.ts';
import { catalogueChangeEndpoints } from '../clinic-data/setup/catalogue-changes.ts';
import { catalogueEndpoints } from '../clinic-data/setup/catalogue.ts';
import { countryStartEndpoints } from '../clinic-data/onboarding/country-start.ts';
import { starterEndpoints } from '../clinic-data/setup/starter.ts';
import { clinicSetupEndpoints } from '../clinic-data/setup/clinics.ts';
import { doctorSetupEndpoints } from '../clinic-data/setup/doctors.ts';
import { ownScheduleEndpoints } from '../clinic-data/setup/own-schedules.ts';
import { portraitEndpoints } from '../clinic-data/setup/portraits.ts';
import { scheduleEndpoints } from '../clinic-data/setup/schedules.ts';
import { textEndpoints } from '../clinic-data/setup/texts.ts';
import type { StaffEndpoint } from './staff-endpoint.ts';
import { staffSignInEndpoints } from '../identity/sign-in/sign-in.ts';
import { supportEndpoints } from '../inbox/support.ts';
import type { StaffRouteName, staffRoutes } from './staff-routes.ts';

/** Every call of the staff API. */
export const staffEndpoints = {
  ...staffSignInEndpoints,
  ...inboxEndpoints,
  ...supportEndpoints,
  ...messageEndpoints,
  ...auditEndpoints,
  ...erasureEndpoints,
  ...accountEndpoints,
  ...accountAccessEndpoints,
  ...staffReviewEndpoints,
  ...replyEndpoints,
  ...catalogueEndpoints,
  ...catalogueChangeEndpoints,
  ...starterEndpoints,
  ...countryStartEndpoints,
  ...clinicSetupEndpoints,
  ...doctorSetupEndpoints,
  ...portraitEndpoints,
  ...priceEndpoints,
  ...preparationEndpoints,
  ...contentEndpoints,
  ...logoEndpoints,
  ...ownScheduleEndpoints,
  ...scheduleEndpoints,
  ...onboardingEndpoints,
  ...accountManagerEndpoints,
  ...proposalEndpoints,
  ...deskDayEndpoints,
  ...deskAppointmentEndpoints,
  ...deskSpanEndpoints,
  ...deskTaskEndpoints,
  ...deskTimeEndpoints,
  ...deskQueueEndpoints,
  ...absenceEndpoints,
  ...absenceProposalEndpoints,
  ...figureEndpoints,
  ...importEndpoints,
  ...calendarEndpoints,
  ...busyCalendarEndpoints,
  ...textEndpoints,
  ...holidayEndpoints,
  ...branchHolidayEndpoints,
} as const satisfies {
  readonly [Name in StaffRouteName]: StaffEndpoint & (typeof staffRoutes)[Name];
};

export type StaffEndpoints = typeof staffEndpoints;
