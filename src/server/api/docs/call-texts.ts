import type { EndpointName } from '#shared/contract/endpoints.ts';
import type { searchEndpoints } from '#shared/contract/search.ts';

/** Descriptions of all calls: what their summaries leave open. */
export const CALL_TEXTS: Readonly<Record<EndpointName | keyof typeof searchEndpoints, string>> = {
  settings: 'Currency, languages, phone mask, feature flags and the credentials of the search.',
  cities: 'All of them unless `limit` says otherwise, each with the number of its active doctors.',
  cityAreas: 'Districts of one city, or of all, by name; numbered ones by number.',
  insurances:
    'By name. Ids that do not exist are left out, and an empty `id` is an empty list: a client can ' +
    'resolve the ids it holds in one call.',
  services:
    'A place narrows them to those that a doctor there offers. Ids that do not exist are left out, ' +
    'and an empty `id` is an empty list.',
  service: 'By its slug, with the number of doctors of the city asked for, or of all.',
  serviceCategories: 'Categories with the procedures that a doctor of the place offers.',
  doctors:
    'The totals are of the whole list, not of the page. `services` and `clinic_branches` are ids ' +
    'unless `expand` names them. An unknown city, district, service, clinic, insurance or language ' +
    'is a 400.',
  doctorsMeta: 'What a list of doctors says of itself, without the doctors.',
  premiumDoctors: 'Promoted doctors with a free time first. The order is another every day.',
  doctor: 'With services, branches, and how many reviews gave each score.',
  reviews: 'Only published reviews; the author is a given name.',
  slots:
    'By day and time. `doctor` or `clinic_branch` is required; with branches alone it is every ' +
    'doctor there. The range has at most 31 days, and fewer with many doctors. The id of a slot is ' +
    'opaque: send it back as it is.',
  nearestSlot: 'The first time from `date_from`, or from today, up to the booking horizon.',
  appointmentFields: 'To be answered in `additional_fields` of a booking.',
  registrationCodes:
    '`send_sms` is false where no code is needed: the country asks for none, or the phone proved ' +
    'itself in this browser. A code lives for five minutes and dies after five wrong tries.',
  validateAppointment: 'Finds everything that a booking would be refused for, and books nothing.',
  createAppointment:
    'All fields are checked again, and a time that was taken in between is a 400 with the code ' +
    '`slot_taken`. Send an `Idempotency-Key`, so that a repeated request books once.',
  appointment: 'With a wrong or missing hash it is a 404, like one that does not exist.',
  latestReviews: 'Of all doctors, or of those of a city, for a home page.',
  clinics: 'Totals of a clinic are those of its doctors, in the city and services asked for.',
  clinic: 'With branches, opening hours, specialties and procedures.',
  clinicReviews: 'Of all doctors of the clinic, or of those in a city.',
  clinicBranches:
    'Those of a city, in a box (`bbox`) or around a position (`lat`, `lng`, `radius`). The nearest ' +
    'come first, without a position the best rated.',
  cancelAppointment: 'The time is free for others at once.',
  rescheduleAppointment: 'The slot must be of the same service of the same doctor.',
  appointmentCalendar: 'One event with a stable UID; after a cancellation its METHOD is CANCEL.',
  holdSlot:
    'Keeps a time for one browser. The token goes with the booking as `hold`; `instead_of` gives ' +
    'an earlier hold back.',
  releaseSlot: 'A hold that is over already is a 204 as well.',
  createFeedback: 'Once per appointment. It counts into the rating as soon as it is published.',
  createClinicRequest: 'From the page for clinics that want to be found and booked here.',
  createSurveyAnswer: 'Anonymous: answers by the name of their question.',
  createContactMessage: 'An email or a phone is needed, so that it can be answered.',
  createSession:
    'Answers the token for `Authorization: Bearer` and the user with the roles that are theirs.',
  closeSession: 'The token is of no more use.',
  me: 'The user of the token with the first role that their flags give.',
  search:
    'For the unmodified clients of Algolia, which send JSON as text. Refusals have a shape of ' +
    'their own: a message and a status.',
  searchMany: 'Answers one result per query, in order.',
};
