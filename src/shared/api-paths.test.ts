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
  serviceCategories: apiPaths.serviceCategories(),
  doctors: apiPaths.doctors(),
  doctorsMeta: apiPaths.doctorsMeta(),
  premiumDoctors: apiPaths.premiumDoctors(),
  doctor: apiPaths.doctor('SLUG'),
  reviews: apiPaths.reviews('SLUG'),
  latestReviews: apiPaths.latestReviews(),
  clinics: apiPaths.clinics(),
  clinic: apiPaths.clinic('SLUG'),
  clinicReviews: apiPaths.clinicReviews('SLUG'),
  clinicBranches: apiPaths.clinicBranches(),
  slots: apiPaths.slots(),
  nearestSlot: apiPaths.nearestSlot(),
  appointmentFields: apiPaths.appointmentFields(4242),
  registrationCodes: apiPaths.registrationCodes(),
  validateAppointment: apiPaths.validateAppointment(),
  createAppointment: apiPaths.createAppointment(),
  appointment: apiPaths.appointment(4242),
  holdSlot: apiPaths.holdSlot(),
  releaseSlot: apiPaths.releaseSlot('TOKEN'),
  cancelAppointment: apiPaths.cancelAppointment(4242),
  rescheduleAppointment: apiPaths.rescheduleAppointment(4242),
  appointmentCalendar: apiPaths.appointmentCalendar(4242),
  createFeedback: apiPaths.createFeedback(),
  createClinicRequest: apiPaths.createClinicRequest(),
  createSurveyAnswer: apiPaths.createSurveyAnswer(),
  createContactMessage: apiPaths.createContactMessage(),
  createSession: apiPaths.createSession(),
  closeSession: apiPaths.closeSession(),
  me: apiPaths.me(),
};

test.each(Object.entries(endpoints))(
  'the browser calls %s where the contract serves it',
  (name, endpoint) => {
    const path = templates[name as EndpointName]
      .replace('SLUG', ':slug')
      .replace('4242', ':id')
      .replace('TOKEN', ':token');
    expect(path).toBe(endpoint.path);
  },
);
