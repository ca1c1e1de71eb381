/** Descriptions of parameters, where the contract gives none: by name, or by call and name. */
const TEXTS: Readonly<Record<string, string>> = {
  age: 'Age of the patient in months',
  city: 'Id of a city',
  city_area: 'Id of a district; of the city asked for, where one is',
  clinic: 'Id of a clinic',
  clinic_branch: 'Ids of clinic branches, joined by commas',
  date_from: 'First day, in the zone of the city',
  date_to: 'Last day, in the zone of the city; at most 31 days from the first, both included',
  doctor: 'Ids of doctors, joined by commas; one that does not exist has no times',
  exclude: 'Ids of doctors to leave out, joined by commas',
  has_adult_service: 'False leaves out variants for children, true leaves out all others',
  hash: 'The secret of the appointment, as its booking answered it',
  id: 'Ids to choose from the list, joined by commas; one that does not exist is left out',
  index: 'The index of the settings, `search.index`',
  insurance: 'Id of an insurance that is accepted',
  is_active: 'False lists the doctors who take no bookings now; true unless told',
  is_primary: 'True lists specialties of their own alone, as menus show them',
  lat: 'Latitude of a position; needs `lng`',
  limit: 'How many entries a page has at most; `none` is all of them, where a list allows it',
  lng: 'Longitude of a position; needs `lat`',
  offset: 'How many entries come before the page',
  ordering: 'The order of the list; `distance` needs `lat` and `lng`',
  service: 'Ids of services, joined by commas',
  slot_date: 'A day with a free time, in the zone of the city',
  slug: 'The slug; one that does not exist is a 404',
  token: 'The token that the hold was answered with',
  type: 'First visits to a specialist, or procedures',
  'appointment id': 'Id of an appointment',
  'appointmentCalendar id': 'Id of an appointment',
  'appointmentFields id': 'Id of a clinic branch',
  'cancelAppointment id': 'Id of an appointment',
  'doctorsMeta service': 'Ids of services, joined by commas; one that does not exist is a 404',
  'rescheduleAppointment id': 'Id of an appointment',
  'slots clinic_branch': 'Ids of clinic branches, joined by commas; required without `doctor`',
  'slots doctor': 'Ids of doctors, joined by commas; required without `clinic_branch`',
};

/** The description of a parameter of a call; the contract's own goes first. */
export function parameterText(call: string, name: string, own?: string): string | undefined {
  return own ?? TEXTS[`${call} ${name}`] ?? TEXTS[name];
}
