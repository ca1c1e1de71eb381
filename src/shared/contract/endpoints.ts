import { appointmentChangeEndpoints } from './appointment-changes.ts';
import { appointmentEndpoints } from './appointments.ts';
import { clinicEndpoints } from './clinics.ts';
import { doctorEndpoints } from './doctors.ts';
import type { Endpoint } from './endpoint.ts';
import { feedbackEndpoints } from './feedback.ts';
import { placeEndpoints } from './places.ts';
import { requestEndpoints } from './requests.ts';
import { reviewEndpoints } from './reviews.ts';
import type { RouteName, routes } from './routes.ts';
import { serviceEndpoints } from './services.ts';
import { sessionEndpoints } from './sessions.ts';
import { settingsEndpoints } from './settings.ts';
import { slotHoldEndpoints } from './slot-holds.ts';
import { slotEndpoints } from './slots.ts';

export type { Endpoint };

/** Every call that the server handles under `/api/`: each route with its schemas and documentation. */
export const endpoints = {
  ...settingsEndpoints,
  ...placeEndpoints,
  ...serviceEndpoints,
  ...doctorEndpoints,
  ...reviewEndpoints,
  ...clinicEndpoints,
  ...slotEndpoints,
  ...slotHoldEndpoints,
  ...appointmentEndpoints,
  ...appointmentChangeEndpoints,
  ...feedbackEndpoints,
  ...requestEndpoints,
  ...sessionEndpoints,
} as const satisfies { readonly [Name in RouteName]: Endpoint & (typeof routes)[Name] };

export type EndpointName = RouteName;
