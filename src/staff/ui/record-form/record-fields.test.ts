import { expect, test } from 'vitest';
import {
  fromInputs,
  inSection,
  parseNumber,
  parsePoint,
  sectionsOf,
  toInputs,
  type RecordField,
} from './record-fields.ts';

const FIELDS: RecordField[] = [
  { kind: 'texts', name: 'names', label: 'Name' },
  { kind: 'point', name: 'point', label: 'Coordinates' },
  { kind: 'number', name: 'price', label: 'Price' },
  { kind: 'choice', name: 'city_id', label: 'City', options: [] },
  { kind: 'choice', name: 'type', label: 'Type', options: [], isText: true },
  { kind: 'choices', name: 'languages', label: 'Languages', options: [] },
  { kind: 'switch', name: 'is_active', label: 'Active' },
  { kind: 'text', name: 'phone', label: 'Phone', isNullable: true },
  { kind: 'text', name: 'tax_number', label: 'Tax number' },
  { kind: 'entries', name: 'education', label: 'Education', years: ['year'] },
  { kind: 'names', name: 'conditions', label: 'Conditions' },
];

const RECORD = {
  names: {
    hu: 'Pécs',
    en: 'Pecs',
  },
  lat: 46.07,
  lng: 18.23,
  price: 18e3,
  city_id: 3,
  type: 'other',
  languages: ['hu', 'en'],
  is_active: true,
  phone: null,
  tax_number: '',
  education: [
    {
      names: {
        hu: 'SOTE',
        en: 'SOTE',
      },
      year: 1996,
    },
  ],
  conditions: [
    {
      hu: 'Asztma',
      en: 'Asthma',
    },
  ],
};

test('the inputs of a record describe the same record', () => {
  const inputs = toInputs(FIELDS, ['hu', 'en'], RECORD);
  expect(inputs).toMatchObject({ 'names.hu': 'Pécs', point: '46.07, 18.23', phone: '' });
  expect(fromInputs(FIELDS, ['hu', 'en'], inputs)).toEqual(RECORD);
});

test('empty names of a list are left out', () => {
  const typed = [{ names: { hu: ' ', en: '' } }, { names: { hu: ' Asztma ', en: 'Asthma' } }];
  const inputs = { ...toInputs(FIELDS, ['hu', 'en'], RECORD), conditions: JSON.stringify(typed) };
  expect(fromInputs(FIELDS, ['hu', 'en'], inputs)).toEqual(RECORD);
});

test('a number or choice that the form hides has no value', () => {
  const fields = FIELDS.map((field) => ({ ...field, when: () => false }));
  const inputs = toInputs(FIELDS, ['hu', 'en'], RECORD);
  expect(fromInputs(fields, ['hu', 'en'], inputs)).toMatchObject({ price: null, city_id: null });
});

test('a price may be typed with spaces and a comma', () => {
  expect(parseNumber('18 000,50')).toBe(18_000.5);
  expect(parseNumber('7,000')).toBe(7000);
  expect(parseNumber('1.250.000')).toBe(1_250_000);
  expect(parseNumber('0,125')).toBe(0.125);
  for (const text of ['free', '12,500.50', '1e3', '0x10', ''])
    expect(parseNumber(text), text).toBeNaN();
});

test('only two numbers are a point', () => {
  expect(parsePoint(' 46.1; -18 ')).toEqual({ lat: 46.1, lng: -18 });
  expect(parsePoint('46.1')).toBeNull();
});

test('fields are grouped into sections in their order', () => {
  const name = { kind: 'text', name: 'name', label: 'Name' } as const;
  const phone = { kind: 'text', name: 'phone', label: 'Phone' } as const;
  const sections = sectionsOf([name, ...inSection('Contact', [phone])]);
  expect(sections.map(({ title, fields }) => [title, fields.map((field) => field.name)])).toEqual([
    [undefined, ['name']],
    ['Contact', ['phone']],
  ]);
});
