import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FhirFault } from '#shared/contract/clinic-data/imports/fhir-schemas.ts';
import { FHIR_LIMITS } from '#shared/domain/clinic-data/imports/fhir.ts';
import { readFhir } from '#server/features/clinic-data/imports/fhir/read-fhir.ts';
import { RefusedError } from '#server/features/clinic-data/imports/reading/refused-error.ts';
import { runInChild } from '#server/features/clinic-data/imports/child/run-in-child.ts';
import {
  bundleOf,
  CLINIC_RESOURCES,
  APPOINTMENTS,
  type TestResource,
} from '#tests/support/data/imports/fhir-bundle.ts';

const NOW = Date.parse('2026-11-23T12:00:00+01:00');
const OPTIONS = { now: NOW, language: 'hu' } as const;
const ALL = [...CLINIC_RESOURCES, ...APPOINTMENTS];
const [APPOINTMENT] = APPOINTMENTS as [TestResource];

const read = (resources: readonly unknown[], type?: string) =>
  readFhir(bundleOf(resources, type), OPTIONS);
const faultsOf = (...resources: TestResource[]): readonly FhirFault[] =>
  read(resources).summary.faults;
const countsOf = (resources: readonly unknown[]) => {
  const { read: found, left_out: leftOut } = read(resources).summary;
  return {
    read: Object.fromEntries(found.map(({ type, count }) => [type, count])),
    leftOut: leftOut.map(({ type, reason, count }) => `${type} ${reason} ${count}`),
  };
};

function refusalOf(file: string | Uint8Array) {
  try {
    return readFhir(Buffer.from(file), OPTIONS).summary;
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}

test('appointments to come have the doctor, the site and the patient that they refer to', () => {
  const { appointments } = read(ALL);
  expect(appointments).toEqual([
    {
      number: 12,
      doctor: 'Dr. Nagy Anna',
      branch: 'Duna Clinic',
      service: 'Cardiologist',
      start: '2026-11-24T09:00:00+01:00',
      minutes: 30,
      patient: 'Éva',
      surname: 'Kovács',
      phone: '06 30 123 4567',
    },
    {
      number: 13,
      doctor: 'Kis Béla',
      branch: 'Duna Clinic',
      service: '',
      start: '2026-11-25T08:30:00Z',
      minutes: 30,
      patient: 'Éva',
      surname: 'Kovács',
      phone: '06 30 123 4567',
    },
    {
      number: 14,
      doctor: 'Dr. Nagy Anna',
      branch: '',
      service: 'Heart ultrasound',
      start: '2026-11-24T10:00:00+01:00',
      minutes: 60,
      patient: 'Szabó Pál',
      surname: '',
      phone: '',
    },
  ]);
});

test('resources that are not imported are counted, and not one of them is returned', () => {
  const records = Array.from({ length: 124 }, (_, index) => {
    return { resourceType: 'Observation', id: `${index}`, valueString: 'secret' };
  });
  const past = { ...APPOINTMENT, id: 'past', start: '2026-11-23T11:00:00+01:00' };
  const cancelled = { ...APPOINTMENT, id: 'cancelled', status: 'cancelled' };
  const all = [...ALL, ...records, past, cancelled, APPOINTMENT, { resourceType: 'Device' }];
  expect(countsOf(all)).toEqual({
    read: {
      Practitioner: 2,
      Organization: 1,
      Schedule: 1,
      Location: 2,
      PractitionerRole: 1,
      HealthcareService: 1,
      Appointment: 3,
      Patient: 1,
    },
    leftOut: [
      'Observation medical 124',
      'Device not_used 1',
      'Appointment repeated 1',
      'Appointment past 1',
      'Appointment status 1',
      'Patient not_used 1',
      'Slot not_used 1',
    ],
  });
  expect(JSON.stringify(read(all))).not.toContain('secret');
});

test('the same is read whatever the order and the type of the bundle, and from NDJSON', () => {
  const sorted = (appointments: readonly { start: string; number: number }[]) =>
    appointments
      .map((appointment) => ({ ...appointment, number: 0 }))
      .sort((a, b) => (a.start < b.start ? -1 : 1));
  const expected = sorted(read(ALL).appointments);
  expect(sorted(read(ALL.toReversed(), 'transaction').appointments)).toEqual(expected);
  expect(
    sorted(
      read([{ resourceType: 'Bundle', entry: ALL.map((resource) => ({ resource })) }], 'searchset')
        .appointments,
    ),
  ).toEqual(expected);
  const lines = Buffer.from(ALL.map((resource) => JSON.stringify(resource)).join('\r\n\n'));
  expect(sorted(readFhir(lines, OPTIONS).appointments)).toEqual(expected);
});

const hours = (time: object) => ({ resourceType: 'PractitionerRole', availableTime: [time] });
test.each<[string, TestResource, string, FhirFault['reason'], string | null]>([
  ['hour', hours({ availableStartTime: '25:00' }), 'availableTime[0].availableStartTime', 'not_a_time', '25:00'],
  ['weekday', hours({ daysOfWeek: ['mon', 'monday'] }), 'availableTime[0].daysOfWeek[1]', 'unknown_code', 'monday'],
  ['end', hours({ availableStartTime: '09:00:00', availableEndTime: '08:00:00' }), 'availableTime[0].availableEndTime', 'ends_first', '09:00:00–08:00:00'],
  ['hour of R5', { resourceType: 'PractitionerRole', availability: [{ availableTime: [{ availableStartTime: 'noon' }] }] }, 'availability[0].availableTime[0].availableStartTime', 'not_a_time', 'noon'],
  ['doctor of a role', { resourceType: 'PractitionerRole', practitioner: { reference: 'Practitioner/x' } }, 'practitioner', 'unresolved', 'Practitioner/x'],
  ['name of a list in an earlier version of FHIR', { resourceType: 'Practitioner', name: { family: 'Nagy' } }, 'name', 'wrong_type', null],
  ['start without an offset', { ...APPOINTMENT, start: '2026-11-24T09:00:00' }, 'start', 'not_an_instant', '2026-11-24T09:00:00'],
  ['day', { ...APPOINTMENT, start: '2026-02-30T09:00:00Z' }, 'start', 'not_an_instant', '2026-02-30T09:00:00Z'],
  ['status', { ...APPOINTMENT, status: 'planned' }, 'status', 'unknown_code', 'planned'],
  ['missing status', { ...APPOINTMENT, status: undefined }, 'status', 'missing', null],
  ['missing start', { ...APPOINTMENT, start: undefined }, 'start', 'missing', null],
  ['end before the start', { ...APPOINTMENT, end: APPOINTMENT['start'] }, 'end', 'ends_first', '2026-11-24T09:00:00+01:00 – 2026-11-24T09:00:00+01:00'],
  ['doctor', { ...APPOINTMENT, participant: [] }, 'participant', 'no_doctor', null],
  ['doctor who is not in the file', { ...APPOINTMENT, participant: [{ actor: { reference: 'Practitioner/x' } }] }, 'participant[0].actor', 'unresolved', 'Practitioner/x'],
  ['patient', { ...APPOINTMENT, participant: [{ actor: { reference: 'Practitioner/x', display: 'Nagy Anna' } }] }, 'participant', 'no_patient', null],
  ['length of a name', { resourceType: 'Organization', name: 'x'.repeat(2001) }, 'name', 'too_long', null],
  ['number of values', { resourceType: 'Practitioner', name: Array.from({ length: 101 }, () => ({})) }, 'name', 'too_many', null],
  ['place in itself', { resourceType: 'Location', id: 'a', partOf: { reference: 'Location/a' } }, 'partOf', 'cycle', null],
])('a wrong %s leaves the resource out, with its path', (_, resource, path, reason, value) => {
  expect(faultsOf(resource)).toEqual([{ path: `Bundle.entry[0].resource.${path}`, reason, value }]);
  expect(read([resource]).appointments).toEqual([]);
}); // prettier-ignore

test('doctors have their services and sites, and an id that stays', () => {
  const nurse = { resourceType: 'Practitioner', id: 'nurse', name: [{ text: 'Tóth Éva' }] };
  const bela = { reference: 'Practitioner/bela' };
  const others = [
    { ...nurse, active: false },
    { resourceType: 'PractitionerRole', id: 'former', practitioner: bela, active: false },
    { resourceType: 'PractitionerRole', practitioner: bela, period: { end: '2020-01-01' } },
    {
      resourceType: 'PractitionerRole',
      id: 'guest',
      practitioner: {
        reference: 'Practitioner/9',
        display: 'Szabó Pál',
      },
      healthcareService: [{ reference: 'HealthcareService/heart' }, { display: 'EKG' }],
    },
  ];
  const content = read([...CLINIC_RESOURCES, ...others]);
  const anna = { name: 'Dr. Nagy Anna', external_id: 'http://example.org/doctors|17' };
  expect(content.doctors).toEqual([
    { number: 2, name: 'Kis Béla', branch: '', services: '', external_id: 'Practitioner/bela' },
    { number: 6, branch: 'Duna Clinic', services: '394579002', ...anna },
    {
      number: 15,
      name: 'Szabó Pál',
      branch: '',
      external_id: '',
      services: 'Heart ultrasound; EKG',
    },
  ]);
  expect(content.summary.left_out).toEqual(
    expect.arrayContaining([
      { type: 'Practitioner', reason: 'inactive', count: 1 },
      { type: 'PractitionerRole', reason: 'inactive', count: 2 },
    ]),
  );
});

test('weekly hours of a role are those of R4 or R5, overlapping ones together', () => {
  const hours = (daysOfWeek: string[], from?: string, to?: string) => ({
    daysOfWeek,
    availableStartTime: from,
    availableEndTime: to,
  });
  const role = {
    resourceType: 'PractitionerRole',
    practitioner: { reference: 'Practitioner/bela' },
    period: {
      start: '2020-03',
      end: '2027-01-31',
    },
    notAvailable: [
      {
        during: {
          start: '2020-01-01',
          end: '2020-01-02',
        },
      },
      {
        during: {
          start: '2026-12-01T08:00:00Z',
          end: '2026-12-01T10:00:00Z',
        },
      },
      { description: 'Some day' },
    ],
    availableTime: [hours(['fri'], '13:00:00', '18:30:00'), hours(['fri'], '08:00:00', '12:00:00')],
    availability: [
      {
        availableTime: [
          {
            daysOfWeek: ['sun'],
            allDay: true,
          },
          hours(['fri'], '17:00', '00:00'),
        ],
      },
      { notAvailableTime: [{ during: { start: '2026-12-24' } }] },
    ],
  };
  const [anna, leave, bela, dayOff, ...others] = read([...CLINIC_RESOURCES, role]).hours;
  expect(anna).toEqual({
    number: 6,
    doctor: 'Dr. Nagy Anna',
    external_id: 'http://example.org/doctors|17',
    branch: 'Duna Clinic',
    valid_from: '',
    valid_to: '',
    away: '',
    week: ['08:00–12:00', '08:00–12:00', '', '', '', '', ''],
  });
  expect(leave).toMatchObject({
    doctor: 'Dr. Nagy Anna',
    away: '2026-12-24 – 2026-12-31',
    week: [],
  });
  expect(dayOff).toMatchObject({ doctor: 'Kis Béla', away: '2026-12-24 – 2026-12-24', week: [] });
  expect(others).toEqual([]);
  expect(bela).toEqual({
    number: 12,
    doctor: 'Kis Béla',
    external_id: 'Practitioner/bela',
    branch: '',
    valid_from: '',
    valid_to: '2027-01-31',
    away: '',
    week: ['', '', '', '', '08:00–12:00, 13:00–24:00', '', '00:00–24:00'],
  });
});

test('places that are part of each other are left out', () => {
  const place = (id: string, partOf: string) => ({
    resourceType: 'Location',
    id,
    partOf: { reference: `Location/${partOf}` },
  });
  expect(faultsOf(place('a', 'b'), place('b', 'a')).map(({ reason }) => reason)).toEqual([
    'cycle',
    'cycle',
  ]);
});

test('different resources with one id are all left out', () => {
  const same = { resourceType: 'Practitioner', id: 'a', name: [{ text: 'A' }] };
  const faults = faultsOf(same, { ...same, name: [{ text: 'B' }] });
  expect(faults.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
    'Bundle.entry[0].resource.id duplicate_id',
    'Bundle.entry[1].resource.id duplicate_id',
  ]);
});

test('references by URL, UUID, identifier and to contained resources are resolved', () => {
  const doctor = { resourceType: 'Practitioner', name: [{ text: 'Nagy Anna' }] };
  const appointmentTo = (actor: object, contained: object[] = []) => ({
    ...APPOINTMENT,
    id: JSON.stringify(actor),
    contained,
    participant: [
      { actor },
      {
        actor: {
          reference: 'Patient/1',
          display: 'Éva',
        },
      },
    ],
  });
  const entry = [
    { fullUrl: 'urn:uuid:5b3f1a0e-0000-4000-8000-000000000001', resource: doctor },
    {
      fullUrl: 'https://example.org/fhir/Practitioner/7',
      resource: { ...doctor, id: '7', identifier: [{ system: 'npi', value: '99' }] },
    },
    ...[
      appointmentTo({ reference: 'urn:uuid:5b3f1a0e-0000-4000-8000-000000000001' }),
      appointmentTo({ reference: 'https://example.org/fhir/Practitioner/7' }),
      appointmentTo({ reference: 'Practitioner/7/_history/2' }),
      appointmentTo({ reference: 'Practitioner?identifier=npi%7C99' }),
      appointmentTo({ type: 'Practitioner', identifier: { system: 'npi', value: '99' } }),
      appointmentTo({ reference: '#me' }, [{ ...doctor, id: 'me', name: [{ text: 'Contained' }] }]),
    ].map((resource) => ({ resource })),
  ];
  const bundle = { resourceType: 'Bundle', type: 'batch', entry };
  const { appointments } = readFhir(Buffer.from(JSON.stringify(bundle)), OPTIONS);
  // Two doctors have the name, and are told apart.
  const names = ['Nagy Anna', ...Array<string>(4).fill('Nagy Anna 99'), 'Contained'];
  expect(appointments.map(({ doctor: name }) => name)).toEqual(names);
});

test('elements that R5 has renamed are read', () => {
  const { start, end } = APPOINTMENT;
  const appointment = {
    resourceType: 'Appointment',
    status: 'booked',
    start,
    end,
    subject: { reference: 'Patient/eva' },
    serviceType: [{ concept: { text: 'Cardiology' } }],
    participant: [{ actor: { reference: 'Practitioner/anna' } }],
  };
  const [found] = read([...CLINIC_RESOURCES, appointment]).appointments;
  expect(found).toMatchObject({ patient: 'Éva', doctor: 'Dr. Nagy Anna', service: 'Cardiology' });
});

test.each([
  ['with broken JSON', '{"resourceType": "Bundle",', { reason: 'invalid_json' }],
  ['with other JSON', '{"a": 1}', { reason: 'not_fhir' }],
  ['of earlier versions', '{"resourceType":"Bundle","type":"history"}', { reason: 'bundle_type', path: 'Bundle.type' }],
  ['with a bundle without a list', '{"resourceType":"Bundle","entry":{}}', { reason: 'not_fhir', path: 'Bundle.entry' }],
  ['with a broken line', '{"resourceType":"Patient"}\n{"resourceType"', { reason: 'invalid_json', row: 2 }],
  ['that is nested too deeply', '['.repeat(65), { reason: 'too_deep', limit: FHIR_LIMITS.depth }],
  ['with too many resources', `[${'{"resourceType":"Basic"},'.repeat(50_000)}{"resourceType":"Basic"}]`, { reason: 'too_many_resources', path: 'Basic[50000]' }],
])('a file %s is refused, with the place', (_, file, refusal) => {
  expect(refusalOf(file)).toMatchObject(refusal);
}); // prettier-ignore

test('the largest file is read in the child process, within its limits', async () => {
  const size = 9_900_000;
  const line = `${JSON.stringify({ resourceType: 'Observation', note: 'x'.repeat(180) })}\n`;
  const bytes = Buffer.from(line.repeat(Math.floor(size / line.length)));
  const fail = (crash: Error) => {
    throw crash;
  };
  const { fhir } = await runInChild('read', { bytes, kind: 'appointments', ...OPTIONS }, fail);
  expect(fhir?.summary.left_out).toMatchObject([{ type: 'Observation', reason: 'medical' }]);
});

/** Replaces, deletes or doubles one value of a JSON document, chosen by `at` from 0 to 1. */
function mutate(document: unknown, at: number, change: unknown): unknown {
  const copy = structuredClone(document);
  const places: [holder: Record<string, unknown>, key: string][] = [];
  (function walk(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      places.push([value as Record<string, unknown>, key]);
      walk(inner);
    }
  })(copy);
  const [holder, key] = places[Math.floor(at * (places.length - 1))] ?? [{}, ''];
  if (change === undefined) delete holder[key];
  else if (change === 'twice') holder[key] = [holder[key], holder[key]];
  else holder[key] = change;
  return copy;
}

test('a bundle with random changes is read or refused, without an error', () => {
  const change = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>(
      undefined,
      'twice',
      '__proto__',
      'Appointment',
      'Location/room',
      '#',
      '',
    ),
  );
  const changes = fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), change), {
    maxLength: 5,
  });
  const bundle: unknown = JSON.parse(Buffer.from(bundleOf(ALL)).toString());
  fc.assert(
    fc.property(changes, (all) => {
      const changed = all.reduce((document, [at, value]) => mutate(document, at, value), bundle);
      const report = refusalOf(JSON.stringify(changed));
      expect('reason' in report || report.faults.every(({ path }) => path !== '')).toBe(true);
    }),
    { numRuns: 500 },
  );
});
