import type { FastifyInstance } from 'fastify';
import { endpoints, type Endpoint } from '#shared/contract/endpoints.ts';
import { conditionalRequests } from '#server/plugins/conditional-requests.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';
import { searchRoutes } from './search/search-routes.ts';
import { registrationCodes } from './v0/registration-codes.ts';
import { appointmentChanges } from './v1/appointment-changes.ts';
import { appointmentFields } from './v1/appointment-fields.ts';
import { appointments } from './v1/appointments.ts';
import { clinics } from './v1/clinics.ts';
import { doctors } from './v1/doctors.ts';
import { feedback } from './v1/feedback.ts';
import { places } from './v1/places.ts';
import { requests } from './v1/requests.ts';
import { services } from './v1/services.ts';
import { sessions } from './v1/sessions.ts';
import { slotHolds } from './v1/slot-holds.ts';
import { slots } from './v1/slots.ts';
import { users } from './v1/users.ts';

/** Every route of the contract; other methods of their paths are refused. */
export function apiRoutes(app: FastifyInstance): void {
  const calls = Map.groupBy(Object.values<Endpoint>(endpoints), ({ path }) => path);
  for (const [path, offered] of calls) refuseOtherMethods(app, path, offered);
  void app.register(catalogueRoutes);
  appointments(app);
  appointmentChanges(app);
  slotHolds(app);
  feedback(app);
  requests(app);
  sessions(app);
  users(app);
  registrationCodes(app);
  void app.register(searchRoutes, { prefix: '/1' });
}

/**
 * What everybody may see. An answer has a tag, so that whoever holds it already gets no second one:
 * a weak tag, as it is of the answer before its compression.
 */
async function catalogueRoutes(app: FastifyInstance): Promise<void> {
  await app.register(conditionalRequests, { isWeak: true });
  places(app);
  services(app);
  doctors(app);
  clinics(app);
  slots(app);
  appointmentFields(app);
}
