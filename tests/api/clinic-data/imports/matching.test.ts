import { expect, test } from 'vitest';
import { createServiceCatalogue } from '#server/features/clinic-data/starter/service-catalogue.ts';
import { countryOf } from '#shared/countries/index.ts';
import { proposePriceMapping } from '#shared/domain/clinic-data/imports/prices/price-columns.ts';
import { readPriceRows } from '#shared/domain/clinic-data/imports/prices/price-rows.ts';
import { matchNames } from '#server/features/clinic-data/imports/matching/match-names.ts';
import type { Names } from '#server/db/tables.ts';
import type { NamedService } from '#server/features/clinic-data/imports/matching/match-input.ts';
import { readCsv } from '#server/features/clinic-data/imports/reading/read-csv.ts';
import { PRICE_LISTS } from '#tests/support/data/price-lists/index.ts';
import { POLYCLINIC } from '#tests/support/data/price-lists/kz-polyclinic.ts';

const MIN_RIGHT = 0.85;

const services: NamedService[] = createServiceCatalogue().rows.service.map((row) => ({
  ...row,
  names: row.names as Names,
  alternate_names: row.alternate_names as Names | null,
  plural_names: row.plural_names as Names | null,
  consultation_names: row.consultation_names as Names | null,
}));
const slugOf = new Map(services.map(({ id, slug }) => [id, slug]));

function rowsOf(csv: string) {
  const sheets = readCsv(csv);
  return readPriceRows(sheets, proposePriceMapping(sheets), null);
}

test.each([...PRICE_LISTS, POLYCLINIC])('a price list of $country is read and matched', (list) => {
  const { rows, faults } = rowsOf(list.csv);
  const names = rows.map(({ name, other_name: other }) => [name, other]);
  const matches = matchNames({
    services,
    languages: countryOf(list.country).locales,
    names,
    isPriceList: true,
  });
  expect(faults).toEqual([]);
  expect(rows.map(({ row }) => row)).toEqual(Array.from(list.services.keys()));
  const results = rows.map(({ row, name }, index) => {
    const { candidates = [], isSure = false } = matches[index] ?? {};
    const found = slugOf.get(candidates[0]?.service ?? 0) ?? null;
    return { name, found, isSure, expected: list.services.get(row) ?? null };
  });
  // A service that the catalogue does not have is asked about, whatever is proposed.
  const right = results.filter(({ found, expected, isSure }) =>
    expected === null ? !isSure : found === expected,
  );
  expect(right.length / results.length).toBeGreaterThanOrEqual(MIN_RIGHT);
  const wrong = results.filter(({ found, expected, isSure }) => isSure && found !== expected);
  expect(wrong).toEqual([]);
});

function matchesOf(...names: string[]) {
  return matched(names, true);
}

function matched(names: readonly string[], isPriceList: boolean) {
  const matches = matchNames({
    services,
    languages: ['ru', 'kk', 'en'],
    names: names.map((name) => [name]),
    isPriceList,
  });
  return matches.map(({ candidates, isSure }) => ({
    found: slugOf.get(candidates[0]?.service ?? 0),
    isSure,
  }));
}

test('of several names of a service, only the one in the catalogue is sure', () => {
  expect(matchesOf('Перевязка', 'Снятие швов')).toEqual([
    { found: 'wound-dressing', isSure: true },
    { found: 'wound-dressing', isSure: false },
  ]);
  const both = matchesOf('Приём кардиолога', 'Консультация врача-кардиолога');
  expect(both).toEqual([
    { found: 'cardiologist', isSure: false },
    { found: 'cardiologist', isSure: false },
  ]);
});

test('a test that a doctor is found by is no consultation', () => {
  expect(matchesOf('Спермограмма')).toEqual([{ found: 'andrologist', isSure: false }]);
  expect(matchesOf('Консультация невропатолога')).toEqual([{ found: 'neurologist', isSure: true }]);
});

test('a list of doctors names a specialty in several ways', () => {
  expect(matched(['Невропатолог', 'Невролог'], false)).toEqual([
    { found: 'neurologist', isSure: true },
    { found: 'neurologist', isSure: true },
  ]);
});

test('a name with its abbreviation in brackets is sure, one with an addition is not', () => {
  expect(matchesOf('ОАК (общий анализ крови)', 'УЗИ малого таза у женщин (с допплером)')).toEqual([
    { found: 'complete-blood-count', isSure: true },
    { found: 'pelvic-ultrasound', isSure: false },
  ]);
});

test.each([
  ['dermatologist', 'Belgyógyász', true, false],
  ['dermatologist', 'Bőrgyógyász', false, true],
  ['dermatologist', 'Bőrgyógyász belgyógyász', false, false],
])('the specialty %s for %s is only alike: %s', (slug, text, isAlike, isSure) => {
  const [match] = matchNames({
    services: services.filter((service) => service.slug === slug),
    languages: ['hu'],
    names: [[text]],
    isPriceList: false,
  });
  expect(match).toMatchObject({ candidates: [{}], isAlike, isSure });
});

test('short abbreviations with one stem are told apart', () => {
  expect(matchesOf('ЭКГ', 'ЭЭГ')).toEqual([
    { found: 'ecg', isSure: true },
    { found: 'eeg', isSure: true },
  ]);
});

test('prices in the lists are lower bounds of ranges, and headings are sections', () => {
  const rows = PRICE_LISTS.flatMap(({ csv }) => rowsOf(csv).rows);
  const ofName = (name: string) => rows.find((row) => row.name.startsWith(name));
  expect(ofName('Terhességi ultrahang')).toMatchObject({
    section: 'NŐGYÓGYÁSZAT',
    duration: 30,
    price: {
      price: 28e3,
      upTo: 35e3,
      isFrom: false,
    },
  });
  const [first] = rowsOf(POLYCLINIC.csv).rows;
  expect(first?.section).toBe('КОНСУЛЬТАЦИИ СПЕЦИАЛИСТОВ / МАМАНДАРДЫҢ КЕҢЕСТЕРІ');
  expect(ofName('Citológia')?.price).toEqual({ price: 12_000, upTo: null, isFrom: true });
  expect(ofName('Ecografie sarcină')).toMatchObject({
    section: 'ECOGRAFII',
    price: {
      price: 300,
      isFrom: true,
    },
  });
  expect(ofName('Консультация врача кардиолога первичная')).toMatchObject({
    other_name: 'Кардиолог дәрігердің бастапқы кеңесі',
    price: { price: 12e3 },
    child_price: { price: 12e3 },
  });
  expect(ofName('Удаление бородавок')?.price).toMatchObject({ price: 500, isFrom: true });
  expect(ofName('MRI Brain (plain)')?.price).toMatchObject({ price: 1500, upTo: null });
});
