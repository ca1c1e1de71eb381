import { absenceEndpoints } from './absences/absences.ts';
import { accountEndpoints } from './accounts.ts';
import { deskDayEndpoints } from './desk/day.ts';
import { deskQueueEndpoints } from './desk/queue.ts';
import { deskTaskEndpoints } from './desk/tasks.ts';
import { visitEndpoints } from './desk/visits.ts';
import { auditEndpoints } from './audit/audit.ts';
import { contentEndpoints } from './content/content.ts';
import { logoEndpoints } from './content/logos.ts';
import { erasureEndpoints } from './erasures/erasures.ts';
import { branchHolidayEndpoints } from './holidays/branch-holidays.ts';
import { holidayEndpoints } from './holidays/holidays.ts';
import { busyCalendarEndpoints } from './calendars/busy-calendars.ts';
import { calendarEndpoints } from './calendars/calendars.ts';
import { figureEndpoints } from './figures/figures.ts';
import { importEndpoints } from './imports/imports.ts';
import { inboxEndpoints } from './inbox.ts';
import { messageEndpoints } from './messages/messages.ts';
import { replyEndpoints } from './replies/replies.ts';
import { staffReviewEndpoints } from './reviews.ts';
import { onboardingEndpoints } from './onboarding/onboarding.ts';
import { preparationEndpoints } from './preparations/preparations.ts';
import { priceEndpoints } from './prices/prices.ts';
import { catalogueChangeEndpoints } from './setup/catalogue-changes.ts';
import { catalogueEndpoints } from './setup/catalogue.ts';
import { clinicSetupEndpoints } from './setup/clinics.ts';
import { doctorSetupEndpoints } from './setup/doctors.ts';
import { ownScheduleEndpoints } from './setup/own-schedules.ts';
import { portraitEndpoints } from './setup/portraits.ts';
import { scheduleEndpoints } from './setup/schedules.ts';
import { textEndpoints } from './setup/texts.ts';
import type { StaffEndpoint } from './staff-endpoint.ts';
import { staffSignInEndpoints } from './sign-in/sign-in.ts';
import { supportEndpoints } from './support.ts';
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
  ...staffReviewEndpoints,
  ...replyEndpoints,
  ...catalogueEndpoints,
  ...catalogueChangeEndpoints,
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
  ...deskDayEndpoints,
  ...visitEndpoints,
  ...deskTaskEndpoints,
  ...deskQueueEndpoints,
  ...absenceEndpoints,
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
