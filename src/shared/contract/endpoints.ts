import { appointmentChangeEndpoints } from './booking/appointment-changes.ts';
import { appointmentEndpoints } from './booking/appointments.ts';
import { clinicEndpoints } from './catalogue/clinics.ts';
import { doctorEndpoints } from './catalogue/doctors.ts';
import type { Endpoint } from './endpoint.ts';
import { feedbackEndpoints } from './reviews/feedback.ts';
import { placeEndpoints } from './catalogue/places.ts';
import { queueEndpoints } from './desk/queues.ts';
import { requestEndpoints } from './inbox/requests.ts';
import { reviewEndpoints } from './catalogue/reviews.ts';
import type { RouteName, routes } from './routes.ts';
import { serviceEndpoints } from './catalogue/services.ts';
import { sessionEndpoints } from './identity/sessions.ts';
import { settingsEndpoints } from './catalogue/settings.ts';
import { slotHoldEndpoints } from './booking/slot-holds.ts';
import { slotEndpoints } from './booking/slots.ts';

export type { Endpoint };

/** Every call that the server handles under `/api/`: each route with its schemas and documentation. */
export const endpoints = {
  ...settingsEndpoints,
  ...placeEndpoints,
  ...serviceEndpoints,
  ...doctorEndpoints,
  ...reviewEndpoints,
  ...clinicEndpoints,
  ...queueEndpoints,
  ...slotEndpoints,
  ...slotHoldEndpoints,
  ...appointmentEndpoints,
  ...appointmentChangeEndpoints,
  ...feedbackEndpoints,
  ...requestEndpoints,
  ...sessionEndpoints,
} as const satisfies { readonly [Name in RouteName]: Endpoint & (typeof routes)[Name] };
