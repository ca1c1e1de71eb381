import { expect, test } from 'vitest';
import type { AppointmentField } from '#shared/contract/booking/appointments.ts';
import { EMPTY_VALUES } from '../storage/booking-draft.ts';
import { buildPayload } from './build-payload.ts';

const field = (id: number, type: AppointmentField['type']): AppointmentField => ({
  id,
  title: `Question ${id}`,
  param_name: `question_${id}`,
  type,
  is_required: false,
  min_length: null,
  max_length: null,
});

const input: Parameters<typeof buildPayload>[0] = {
  request: { doctorService: { id: 7 }, listPosition: 3 },
  slotId: 42,
  values: { ...EMPTY_VALUES, name: ' Anna ', surname: 'Kovács', phone: '+36201234567' },
  fields: [],
  flags: { surname: true, consent: true },
  source: 'web-mobile',
  page: 'doctors-list',
  attribution: { location: 'https://vizit.hu/', referrer: '', googleIds: {}, analytics: {} },
  hold: null,
  code: null,
};

test('buildPayload builds the complete payload of a booking without a code', () => {
  expect(buildPayload({ ...input, values: { ...input.values, consent: true } })).toEqual({
    client_name: 'Anna',
    client_surname: 'Kovács',
    client_phone: '+36201234567',
    doctor_service: 7,
    slot: 42,
    source: 'web-mobile',
    booking_page: 'doctors-list',
    page_location: 'https://vizit.hu/',
    page_referrer: '',
    list_position: 3,
    consents: ['personal_data'],
    additional_fields: [],
    insurance: null,
    google_ids: {},
    analytics: {},
    hold: null,
  });
});

test('buildPayload names a follow-up that was chosen, if the service has one', () => {
  const values = { ...input.values, kind: 'follow_up' };
  const doctorService = { id: 7, follow_up: { price: 6000, duration: 15 } };
  const request = { ...input.request, doctorService };
  expect(buildPayload({ ...input, request, values })).toMatchObject({ is_follow_up: true });
  expect(buildPayload({ ...input, values })).not.toHaveProperty('is_follow_up');
  expect(buildPayload({ ...input, request })).not.toHaveProperty('is_follow_up');
});

test('buildPayload omits values that the country does not require', () => {
  const payload = buildPayload({
    ...input,
    values: { ...input.values, consent: true },
    flags: { surname: false, consent: false },
  });
  expect(payload.client_surname).toBeNull();
  expect(payload.consents).toEqual([]);
});

test('buildPayload converts answers by type and keeps the order of the questions', () => {
  const payload = buildPayload({
    ...input,
    fields: [field(4, 'integer'), field(9, 'boolean'), field(2, 'text'), field(3, 'date')],
    values: { ...input.values, answer_4: ' 180 ', answer_2: ' knee ', answer_3: '1990-02-03' },
  });
  expect(payload.additional_fields).toEqual([
    { clinic_branch_field: 4, value: 180 },
    { clinic_branch_field: 9, value: false },
    { clinic_branch_field: 2, value: 'knee' },
    { clinic_branch_field: 3, value: '1990-02-03' },
  ]);
});

test('buildPayload omits an insurance when the patient is not insured', () => {
  const values = { ...input.values, insurance: '5' };
  expect(buildPayload({ ...input, values }).insurance).toBeNull();
  expect(buildPayload({ ...input, values: { ...values, insured: true } }).insurance).toBe(5);
});

test('buildPayload wraps the code in an object', () => {
  expect(buildPayload({ ...input, code: '1234' }).code).toEqual({ code: '1234' });
});
