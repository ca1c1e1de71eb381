import type { Route } from '../route.ts';
import { absenceRoutes } from '../desk/absences/absence-routes.ts';
import { accountRoutes } from '../identity/account-routes.ts';
import { contentRoutes } from '../clinic-data/content/content-routes.ts';
import { deskRoutes } from '../desk/desk-routes.ts';
import { auditRoutes } from '../identity/audit/audit-routes.ts';
import { erasureRoutes } from '../inbox/erasures/erasure-routes.ts';
import { busyCalendarRoutes } from '../desk/calendars/busy-calendar-routes.ts';
import { calendarRoutes } from '../desk/calendars/calendar-routes.ts';
import { figureRoutes } from '../desk/figures/figure-routes.ts';
import { holidayRoutes } from '../clinic-data/holidays/holiday-routes.ts';
import { importRoutes } from '../clinic-data/imports/import-routes.ts';
import { inboxRoutes } from '../inbox/inbox-routes.ts';
import { messageRoutes } from '../messages/message-routes.ts';
import { signInRoutes } from '../identity/sign-in/sign-in-routes.ts';
import { supportRoutes } from '../inbox/support-routes.ts';
import { reviewRoutes } from '../reviews/review-routes.ts';
import { replyRoutes } from '../reviews/replies/reply-routes.ts';
import { onboardingRoutes } from '../clinic-data/onboarding/onboarding-routes.ts';
import { preparationRoutes } from '../clinic-data/preparations/preparation-routes.ts';
import { priceRoutes } from '../clinic-data/prices/price-routes.ts';
import { setupRoutes } from '../clinic-data/setup/setup-routes.ts';

/** The routes of the staff API. `staff-endpoints.ts` adds schemas, permissions and documentation. */
export const staffRoutes = {
  ...signInRoutes,
  ...inboxRoutes,
  ...supportRoutes,
  ...messageRoutes,
  ...auditRoutes,
  ...erasureRoutes,
  ...accountRoutes,
  ...reviewRoutes,
  ...replyRoutes,
  ...setupRoutes,
  ...priceRoutes,
  ...onboardingRoutes,
  ...preparationRoutes,
  ...contentRoutes,
  ...deskRoutes,
  ...holidayRoutes,
  ...absenceRoutes,
  ...figureRoutes,
  ...importRoutes,
  ...calendarRoutes,
  ...busyCalendarRoutes,
} as const satisfies Record<string, Route>;

export type StaffRouteName = keyof typeof staffRoutes;
