import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEARCH_TYPES, type SearchType } from '#shared/contract/catalogue/search/search.ts';
import { SearchError } from '../search-error.ts';
import type { Filterable } from './filter.ts';
import { readFilter } from './read-filter.ts';
import { cpuTimeSince } from '#tests/support/cpu-time.ts';

/** The items of two cities and all types. */
const ALL = [10, 11].flatMap((city) => SEARCH_TYPES.map((type) => ({ city, type })));

function passing(text: string): string[] {
  return ALL.filter(readFilter(text)).map(nameOf);
}

function nameOf({ city, type }: Filterable): string {
  return `${type} ${city}`;
}

test.each([
  ['city=10', ({ city }: Filterable) => city === 10],
  ['city:10', ({ city }: Filterable) => city === 10],
  ['city = 10 ', ({ city }: Filterable) => city === 10],
  ['city:"10"', ({ city }: Filterable) => city === 10],
  ['city!=10', ({ city }: Filterable) => city !== 10],
  ['city>10', ({ city }: Filterable) => city > 10],
  ['city >= 10.5', ({ city }: Filterable) => city > 10],
  ['city<11', ({ city }: Filterable) => city < 11],
  ['city<=11', () => true],
  ['city: 11 TO 20', ({ city }: Filterable) => city === 11],
  ['city=-1', () => false],
  ['type:Doctors', ({ type }: Filterable) => type === 'Doctors'],
  ['type:doctors', ({ type }: Filterable) => type === 'Doctors'],
  ["type:'Doctors'", ({ type }: Filterable) => type === 'Doctors'],
  ['"type":"Doc\\tors"', ({ type }: Filterable) => type === 'Doctors'],
  ['type=Clinics', ({ type }: Filterable) => type === 'Clinics'],
  ['type:Hospitals', () => false],
  ['type:"AND"', () => false],
  ['NOT city=10', ({ city }: Filterable) => city !== 10],
  ['NOT NOT city=10', ({ city }: Filterable) => city === 10],
  ['city=10 AND type:Clinics', (of: Filterable) => of.city === 10 && of.type === 'Clinics'],
  ['city=10 OR type:Clinics', (of: Filterable) => of.city === 10 || of.type === 'Clinics'],
  [
    'city=11 AND type:Clinics OR city=10 AND type:Doctors',
    (of: Filterable) => of.type === (of.city === 11 ? 'Clinics' : 'Doctors'),
  ],
  [
    'city=10 AND (type:Clinics OR type:Doctors)',
    (of: Filterable) => of.city === 10 && ['Clinics', 'Doctors'].includes(of.type),
  ],
  [
    'city=10 AND NOT(type:Clinics OR type:Doctors)',
    (of: Filterable) => of.city === 10 && !['Clinics', 'Doctors'].includes(of.type),
  ],
  ['((city=10))', ({ city }: Filterable) => city === 10],
  ['', () => true],
  [' \n', () => true],
])('a filter evaluates the filter "%s"', (text, isPassing) => {
  expect(passing(text)).toEqual(ALL.filter(isPassing).map(nameOf));
});

test.each([
  ['city', 'unexpected "end" at 4'],
  ['city=', 'unexpected "end" at 5'],
  ['city==10', 'unexpected "=" at 5'],
  ['=10', 'unexpected "=" at 0'],
  ['city=10 AND', 'unexpected "end" at 11'],
  ['city=10 and type:Doctors', 'unexpected "and" at 8'],
  ['city=10 type:Doctors', 'unexpected "type" at 8'],
  ['(city=10', 'unexpected "end" at 8'],
  ['city=10)', 'unexpected ")" at 7'],
  ['()', 'unexpected ")" at 1'],
  ['city=10 "AND" city=11', 'unexpected "AND" at 8'],
  ['city:10 TO', 'unexpected "end" at 10'],
  ['city:"10', 'the quotation that begins at 5 does not end'],
  ['city!10', 'unexpected "!" at 4'],
  ['city=ten', 'city is a number, not "ten"'],
  ['city=1e3', 'city is a number, not "1e3"'],
  ['type>Doctors', 'type cannot be compared by >'],
  ['town=10', 'there are city and type to filter by, no "town"'],
  ['toString:1', 'there are city and type to filter by, no "toString"'],
  [`${'('.repeat(60)}city=10${')'.repeat(60)}`, 'nested too deeply'],
  ['city=10 OR '.repeat(1000), 'too long'],
])('a filter rejects the filter "%s": %s', (text, message) => {
  expect(() => readFilter(text)).toThrow(new SearchError(400, `filters: ${message}`));
});

interface Expression {
  text: string;
  isPassing: (of: Filterable) => boolean;
}

/** Generates expressions together with their meaning. */
const { expression } = fc.letrec<{ expression: Expression; condition: Expression }>((tie) => ({
  condition: fc.oneof(
    fc.constantFrom(10, 11, 12).map((wanted) => ({
      text: `city=${wanted}`,
      isPassing: ({ city }: Filterable) => city === wanted,
    })),
    fc.constantFrom<SearchType>(...SEARCH_TYPES).map((wanted) => ({
      text: `type:${wanted}`,
      isPassing: ({ type }: Filterable) => type === wanted,
    })),
  ),
  expression: fc.oneof(
    { maxDepth: 4 },
    tie('condition'),
    tie('expression').map(({ text, isPassing }) => ({
      text: `NOT (${text})`,
      isPassing: (of: Filterable) => !isPassing(of),
    })),
    fc.tuple(tie('expression'), tie('expression')).map(([a, b]) => ({
      text: `(${a.text}) AND (${b.text})`,
      isPassing: (of: Filterable) => a.isPassing(of) && b.isPassing(of),
    })),
    fc.tuple(tie('condition'), tie('condition'), tie('expression')).map(([a, b, c]) => ({
      text: `${a.text} AND ${b.text} OR (${c.text})`,
      isPassing: (of: Filterable) => (a.isPassing(of) && b.isPassing(of)) || c.isPassing(of),
    })),
  ),
}));

describe('any filter', () => {
  test('any generated filter is evaluated correctly', () => {
    fc.assert(
      fc.property(expression, ({ text, isPassing }) => {
        expect(passing(text)).toEqual(ALL.filter(isPassing).map(nameOf));
      }),
    );
  });

  const garbage = fc
    .array(
      fc.oneof(
        fc.constantFrom('city', 'type', 'AND', 'OR', 'NOT', 'TO', '10', 'Doctors', '__proto__'),
        fc.constantFrom('(', ')', '"', "'", '\\', ':', '=', '!=', '<', '>=', '!', ' ', '-', ','),
        fc.string({ unit: 'binary', maxLength: 3 }),
      ),
      { maxLength: 30 },
    )
    .map((parts) => parts.join(''));

  test('any text is parsed as a filter or rejected', () => {
    fc.assert(
      fc.property(garbage, (text) => {
        try {
          passing(text);
        } catch (error) {
          expect(error).toBeInstanceOf(SearchError);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('a filter is parsed in linear time', () => {
    const start = process.threadCpuUsage();
    for (const part of [
      '(',
      'NOT ',
      '"',
      '\\',
      ' ',
      'city=10 OR ',
      'city:1 TO 2 AND ',
      ':',
      'a',
      '!',
    ]) {
      for (const end of ['', ')', '"', 'city=10']) {
        const text = part.repeat(3900 / part.length) + end;
        try {
          readFilter(text);
        } catch (error) {
          expect(error).toBeInstanceOf(SearchError);
        }
      }
    }
    expect(cpuTimeSince(start)).toBeLessThan(500);
  });
});
