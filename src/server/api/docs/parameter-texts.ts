/** The descriptions of parameters without one in the contract, by name or by call and name. */
const TEXTS: Readonly<Record<string, string>> = {
  age: 'Age of the patient in months',
  city: 'Id of a city',
  city_area: 'Id of a district; with `city`, one of that city',
  clinic: 'Id of a clinic',
  clinic_branch: 'Ids of clinic branches, joined by commas',
  date_from: 'First day, in the zone of the city',
  date_to: 'Last day, in the zone of the city; at most 31 days from the first, both included',
  doctor: 'Ids of doctors, joined by commas; unknown ids have no slots',
  exclude: 'Ids of doctors to exclude, joined by commas',
  has_adult_service: 'False excludes variants for children, true includes only these',
  hash: 'The secret of the appointment, from the response of its booking',
  id: 'Ids to include, joined by commas; unknown ids are left out',
  index: 'The index of the settings, `search.index`',
  insurance: 'Id of an insurance that is accepted',
  is_active: 'False lists doctors who take no bookings now; true by default',
  is_primary: 'True lists main specialties only, as menus show them',
  lat: 'Latitude of a position; needs `lng`',
  limit: 'Maximum number of entries; `none` is all of them, where a list allows it',
  lng: 'Longitude of a position; needs `lat`',
  offset: 'Number of entries before the page',
  ordering:
    'The order of the list; `soonest` is by the next available slot, `distance` needs `lat` and `lng`',
  service: 'Ids of services, joined by commas',
  slot_date: 'A day with an available slot, in the zone of the city',
  slug: 'The slug; an unknown one is a 404',
  token: 'The token from the response of the hold',
  type: 'First appointments to a specialist, or procedures',
  'appointment id': 'Id of an appointment',
  'appointmentCalendar id': 'Id of an appointment',
  'appointmentFeed id': 'Id of an appointment',
  'appointmentFeed token': 'The `calendar_token` of the appointment',
  'stopAppointmentFeed id': 'Id of an appointment',
  'appointmentFields id': 'Id of a clinic branch',
  'cancelAppointment id': 'Id of an appointment',
  'queue code': 'The secret of a ticket or of a screen',
  'chooseAlternative id': 'Id of an appointment',
  'confirmAppointment id': 'Id of an appointment',
  'doctorsMeta service': 'Ids of services, joined by commas; an unknown one is a 404',
  'rescheduleAppointment id': 'Id of an appointment',
  'slots clinic_branch': 'Ids of clinic branches, joined by commas; required without `doctor`',
  'slots doctor': 'Ids of doctors, joined by commas; required without `clinic_branch`',
};

/** Returns the description of a parameter; that of the contract takes precedence. */
export function parameterText(call: string, name: string, own?: string): string | undefined {
  return own ?? TEXTS[`${call} ${name}`] ?? TEXTS[name];
}
