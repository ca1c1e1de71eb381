import { expect, test } from 'vitest';
import type { Language } from '#shared/i18n/languages.ts';
import { fullAddress, shortAddress } from './full-address.ts';

const ADDRESSES: readonly [Language, string, string, string | null, string][] = [
  ['hu', 'Thököly út 49.', 'Budapest', 'XI. kerület', 'Budapest XI. kerület, Thököly út 49.'],
  ['hu', 'Piac utca 12.', 'Debrecen', 'Belváros', 'Debrecen, Belváros, Piac utca 12.'],
  ['hu', 'Mars tér 73.', 'Szeged', null, 'Szeged, Mars tér 73.'],
  [
    'ro',
    'Calea Moșilor nr. 8',
    'București',
    'Sectorul 3',
    'Calea Moșilor nr. 8, sector 3, București',
  ],
  ['ro', 'Strada Palat nr. 1', 'Iași', null, 'Strada Palat nr. 1, Iași'],
  ['en', 'Hessa Street 97', 'Dubai', 'Al Barsha', 'Hessa Street 97, Al Barsha, Dubai'],
  [
    'ru',
    'пр. Абая, 42',
    'Алматы',
    'Бостандыкский район',
    'Алматы, Бостандыкский район, пр. Абая, 42',
  ],
  ['ru', 'Calea Moșilor 8', 'Бухарест', 'Сектор 3', 'Бухарест, сектор 3, Calea Moșilor 8'],
  [
    'kk',
    'Абай даңғылы, 42',
    'Алматы',
    'Бостандық ауданы',
    'Алматы, Бостандық ауданы, Абай даңғылы, 42',
  ],
];

test.each(ADDRESSES)(
  'in %s the address of %s in %s, %s is in the order of the language',
  (language, address, city_name, city_area_name, full) => {
    expect(fullAddress({ address, city_name, city_area_name }, language)).toBe(full);
  },
);

test.each<[Language, string, string | null, string]>([
  ['hu', 'Thököly út 49.', 'XI. kerület', 'XI. kerület, Thököly út 49.'],
  ['ro', 'Calea Moșilor nr. 8', 'Sectorul 3', 'Calea Moșilor nr. 8, sector 3'],
  ['en', 'Hessa Street 97', 'Al Barsha', 'Hessa Street 97, Al Barsha'],
  ['ru', 'пр. Абая, 42', null, 'пр. Абая, 42'],
])(
  'in %s the short address of %s in %s has no city',
  (language, address, city_area_name, short) => {
    expect(shortAddress({ address, city_area_name }, language)).toBe(short);
  },
);
