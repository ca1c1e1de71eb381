/** A resource of a test, which may be wrong. */
export type TestResource = { readonly resourceType: string } & Readonly<Record<string, unknown>>;

const actor = (reference: string) => ({ actor: { reference }, status: 'accepted' });

/** The doctors, places and services of a small clinic, as another system exports them. */
export const CLINIC_RESOURCES: readonly TestResource[] = [
  {
    resourceType: 'Practitioner',
    id: 'anna',
    identifier: [{ system: 'http://example.org/doctors', value: '17' }],
    active: true,
    name: [
      { use: 'old', family: 'Kis', given: ['Anna'] },
      { use: 'official', prefix: ['Dr.'], family: 'Nagy', given: ['Anna'] },
    ],
  },
  { resourceType: 'Practitioner', id: 'bela', name: [{ text: 'Kis Béla' }] },
  { resourceType: 'Organization', id: 'duna', name: 'Duna Clinic' },
  { resourceType: 'Location', id: 'house', name: 'Duna Clinic', address: { city: 'Budapest' } },
  { resourceType: 'Location', id: 'room', name: 'Room 4', partOf: { reference: 'Location/house' } },
  {
    resourceType: 'PractitionerRole',
    id: 'anna-role',
    practitioner: { reference: 'Practitioner/anna' },
    organization: { reference: 'Organization/duna' },
    location: [{ reference: 'Location/room' }],
    specialty: [{ coding: [{ system: 'http://snomed.info/sct', code: '394579002' }] }],
    availableTime: [
      {
        daysOfWeek: ['mon', 'tue'],
        availableStartTime: '08:00:00',
        availableEndTime: '12:00:00',
      },
    ],
    notAvailable: [{ description: 'Leave', during: { start: '2026-12-24', end: '2026-12-31' } }],
  },
  { resourceType: 'HealthcareService', id: 'heart', name: 'Heart ultrasound' },
  {
    resourceType: 'Schedule',
    id: 'bela-schedule',
    actor: [{ reference: 'Practitioner/bela' }, { reference: 'Location/house' }],
  },
  {
    resourceType: 'Slot',
    id: 'slot',
    schedule: { reference: 'Schedule/bela-schedule' },
    status: 'busy',
    start: '2026-11-25T08:30:00Z',
    end: '2026-11-25T09:00:00Z',
  },
  {
    resourceType: 'Patient',
    id: 'eva',
    name: [{ family: 'Kovács', given: ['Éva'] }],
    telecom: [
      { system: 'email', value: 'eva@example.org' },
      { system: 'phone', use: 'home', value: '06 1 123 4567' },
      { system: 'phone', use: 'mobile', value: '06 30 123 4567' },
    ],
  },
  { resourceType: 'Patient', id: 'unused', name: [{ text: 'Nobody' }] },
];

/** Appointments to come: by the role of a doctor, by a slot, and one whose patient is not in the file. */
export const APPOINTMENTS: readonly TestResource[] = [
  {
    resourceType: 'Appointment',
    id: 'by-role',
    status: 'booked',
    start: '2026-11-24T09:00:00+01:00',
    end: '2026-11-24T09:30:00+01:00',
    serviceType: [{ coding: [{ code: '1', display: 'Cardiologist' }] }],
    participant: [actor('PractitionerRole/anna-role'), actor('Patient/eva')],
  },
  {
    resourceType: 'Appointment',
    id: 'by-slot',
    status: 'pending',
    start: '2026-11-25T08:30:00Z',
    minutesDuration: 30,
    slot: [{ reference: 'Slot/slot' }],
    participant: [actor('Patient/eva')],
  },
  {
    resourceType: 'Appointment',
    id: 'by-name',
    status: 'arrived',
    start: '2026-11-24T10:00:00+01:00',
    end: '2026-11-24T11:00:00+01:00',
    participant: [
      actor('Practitioner/anna'),
      actor('HealthcareService/heart'),
      { actor: { reference: 'Patient/9', display: 'Szabó Pál' }, status: 'accepted' },
    ],
  },
];

/** Returns a bundle of resources as a file. */
export function bundleOf(resources: readonly unknown[], type = 'collection'): Uint8Array {
  const entry = resources.map((resource) => ({ resource }));
  return Buffer.from(JSON.stringify({ resourceType: 'Bundle', type, entry }));
}
