import type { FastifyInstance } from 'fastify';
import { registrationCodes } from './v0/registration-codes.ts';
import { appointments } from './v1/appointments.ts';
import { doctors } from './v1/doctors.ts';
import { places } from './v1/places.ts';
import { services } from './v1/services.ts';
import { slots } from './v1/slots.ts';

/** Every route of the contract. */
export function apiRoutes(app: FastifyInstance): void {
  places(app);
  services(app);
  doctors(app);
  slots(app);
  appointments(app);
  registrationCodes(app);
}
