import type { Route } from '../route.ts';
import { absenceRoutes } from './absences/absence-routes.ts';
import { accountRoutes } from './account-routes.ts';
import { contentRoutes } from './content/content-routes.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { erasureRoutes } from './erasures/erasure-routes.ts';
import { busyCalendarRoutes } from './calendars/busy-calendar-routes.ts';
import { calendarRoutes } from './calendars/calendar-routes.ts';
import { figureRoutes } from './figures/figure-routes.ts';
import { holidayRoutes } from './holidays/holiday-routes.ts';
import { importRoutes } from './imports/import-routes.ts';
import { inboxRoutes } from './inbox-routes.ts';
import { messageRoutes } from './messages/message-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { supportRoutes } from './support-routes.ts';
import { reviewRoutes } from './review-routes.ts';
import { replyRoutes } from './replies/reply-routes.ts';
import { onboardingRoutes } from './onboarding/onboarding-routes.ts';
import { preparationRoutes } from './preparations/preparation-routes.ts';
import { priceRoutes } from './prices/price-routes.ts';
import { setupRoutes } from './setup/setup-routes.ts';

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
