import { expect, test } from 'vitest';
import { endpoints, type EndpointName } from './contract/endpoints.ts';
import { apiPaths } from './paths.ts';

/** The paths as the contract writes them, with `:name` where a value goes. */
const templates: Record<EndpointName, string> = {
  settings: apiPaths.settings(),
  cities: apiPaths.cities(),
  cityAreas: apiPaths.cityAreas(),
  insurances: apiPaths.insurances(),
  services: apiPaths.services(),
  service: apiPaths.service('SLUG'),
  doctors: apiPaths.doctors(),
  doctor: apiPaths.doctor('SLUG'),
  reviews: apiPaths.reviews('SLUG'),
  slots: apiPaths.slots(),
  nearestSlot: apiPaths.nearestSlot(),
  appointmentFields: apiPaths.appointmentFields(4242),
  registrationCodes: apiPaths.registrationCodes(),
  validateAppointment: apiPaths.validateAppointment(),
  createAppointment: apiPaths.createAppointment(),
  appointment: apiPaths.appointment(4242),
};

test.each(Object.entries(endpoints))(
  'the browser calls %s where the contract serves it',
  (name, endpoint) => {
    const path = templates[name as EndpointName].replace('SLUG', ':slug').replace('4242', ':id');
    expect(path).toBe(endpoint.path);
  },
);
