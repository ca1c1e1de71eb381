import { describe, expect, test } from 'vitest';
import type { SearchType } from '#shared/contract/catalogue/search/search.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { countFacets } from '../facets.ts';
import type { SearchDoc } from './words/doc-words.ts';
import { findDocs, type Found } from './find-docs.ts';
import { nearWords } from './words/near-words.ts';
import { rankDocs } from './rank-docs.ts';
import { SearchIndex } from './search-index.ts';
import { typedWords } from './words/typed/typed-words.ts';

let lastId = 0;
function doc(titles: SearchDoc['titles'], options: Partial<SearchDoc> = {}): SearchDoc {
  lastId += 1;
  const slug = Object.values(titles)[0] ?? '';
  return {
    id: lastId,
    city: 10,
    type: 'Doctors',
    entity: lastId,
    slug,
    titles,
    aliases: [],
    weight: 0,
    ...options,
  };
}

function indexOf(...docs: SearchDoc[]): SearchIndex {
  const index = new SearchIndex();
  for (const each of docs) index.put(each);
  return index;
}

interface Options {
  language?: Language;
  orSome?: boolean;
  city?: number;
  type?: SearchType;
}

function matches(index: SearchIndex, text: string, options: Options = {}): readonly Found[] {
  const { language = 'ru', orSome = false, city, type } = options;
  const query = {
    words: typedWords(text).map((typed) => nearWords(index, typed)),
    language,
    isWanted: (cell: { city: number; type: SearchType }) =>
      (city ?? cell.city) === cell.city && (type ?? cell.type) === cell.type,
  };
  return findDocs(index, query, orSome);
}

function find(index: SearchIndex, text: string, options: Options = {}): string[] {
  const found = matches(index, text, options);
  return rankDocs(index, found, 100).map((ordinal) => index.docAt(ordinal).slug);
}

test('hits with fewer typos rank before those with more', () => {
  const index = indexOf(doc({ ru: 'Сидоренко' }, { weight: 99 }), doc({ ru: 'Сидоров' }));
  expect(find(index, 'сидороф')).toEqual(['Сидоров']);
  expect(
    find(indexOf(doc({ ru: 'Мананов' }, { weight: 9 }), doc({ ru: 'Манаков' })), 'манаков'),
  ).toEqual(['Манаков', 'Мананов']);
});

test('a whole word ranks before a prefix match', () => {
  const index = indexOf(doc({ ru: 'Ивановский' }, { weight: 9 }), doc({ ru: 'Иванов' }));
  expect(find(index, 'иванов')).toEqual(['Иванов', 'Ивановский']);
});

test('the same spelling ranks before the same sound', () => {
  const index = indexOf(doc({ en: 'Ana' }, { weight: 9 }), doc({ en: 'Anna' }));
  expect(find(index, 'anna', { language: 'en' })).toEqual(['Anna', 'Ana']);
});

test('surname, given name and patronymic rank in this order', () => {
  const index = indexOf(
    doc({ ru: 'Юсупов Айдар Максим' }, { weight: 9 }),
    doc({ ru: 'Юсупов Максим Айдар' }, { weight: 5 }),
    doc({ ru: 'Максим Юсуп Айдар' }),
  );
  expect(find(index, 'максим')).toEqual([
    'Максим Юсуп Айдар',
    'Юсупов Максим Айдар',
    'Юсупов Айдар Максим',
  ]);
  const english = indexOf(
    doc({ en: 'Dr. James Bond' }, { weight: 9 }),
    doc({ en: 'Dr. Bond James' }),
  );
  expect(find(english, 'james', { language: 'en' })).toEqual(['Dr. Bond James', 'Dr. James Bond']);
});

test('a surname with a typo ranks before a patronymic prefix', () => {
  const index = indexOf(
    doc({ ru: 'Петров Иван Иванович' }, { weight: 900 }),
    doc({ ru: 'Иванов Пётр Сергеевич' }),
  );
  expect(find(index, 'иваноф')[0]).toBe('Иванов Пётр Сергеевич');
});

test('the language of the query ranks before others', () => {
  const index = indexOf(
    doc({ ru: 'Лор', en: 'Ent' }, { type: 'Specialties', weight: 9 }),
    doc({ ru: 'Ухо', en: 'Lor' }, { type: 'Specialties' }),
  );
  expect(find(index, 'lor', { language: 'en' })).toEqual(['Ухо', 'Лор']);
  expect(find(index, 'lor', { language: 'ru' })).toEqual(['Лор', 'Ухо']);
});

test('ties rank by popularity, then by id', () => {
  const index = indexOf(
    doc({ ru: 'Иванов А' }, { weight: 1 }),
    doc({ ru: 'Иванов Б' }, { weight: 7 }),
    doc({ ru: 'Иванов В' }, { weight: 1 }),
  );
  expect(find(index, 'иванов')).toEqual(['Иванов Б', 'Иванов А', 'Иванов В']);
});

test('hits alternate between their types, those with typos after all others', () => {
  const index = indexOf(
    ...['Мария А', 'Мария Б', 'Мария В'].map((ru) => doc({ ru }, { weight: 99 })),
    doc({ ru: 'Мария' }, { type: 'Clinics' }),
    doc({ ru: 'Марио' }, { type: 'Services' }),
  );
  expect(find(index, 'мария')).toEqual(['Мария А', 'Мария', 'Мария Б', 'Мария В', 'Марио']);
});

test('a typo beside two words for pain ranks after names without one', () => {
  const index = indexOf(
    doc({ ru: 'Спина А' }),
    doc({ ru: 'Спина Б' }),
    doc({ ru: 'Невролог' }, { type: 'Specialties', aliases: [{ ru: 'болит и боль, спима' }] }),
  );
  expect(find(index, 'боль болит спина')).toEqual(['Спина А', 'Спина Б', 'Невролог']);
});

test('a phrase finds services with typos only if none has its words', () => {
  const chest = doc({ en: 'Blood and chest' }, { type: 'Services' });
  const both = indexOf(doc({ en: 'Blood test' }, { type: 'Services' }), chest);
  expect(find(both, 'blood test')).toEqual(['Blood test']);
  expect(find(both, 'test')).toEqual(['Blood test', 'Blood and chest']);
  expect(find(indexOf(chest), 'blood test')).toEqual(['Blood and chest']);
});

test('a type whose only match has a typo is in no facet beside a phrase that matches', () => {
  const index = indexOf(
    doc({ en: 'Blood and chest' }, { type: 'Specialties' }),
    doc({ en: 'Blood test' }, { type: 'Services' }),
  );
  const { facets } = countFacets(matches(index, 'blood test'), ['type']);
  expect(facets).toEqual({ type: { Services: 1 } });
});

describe('typos', () => {
  const index = indexOf(doc({ ru: 'Лор' }), doc({ ru: 'Бекжан' }), doc({ ru: 'Курмангалиев' }));

  test.each([
    ['лор', true],
    ['лар', false],
    ['бекжан', true],
    ['бекшан', true],
    ['декжан', true],
    ['бекшат', false],
    ['бекажн', true],
    ['курмангалиев', true],
    ['курмангалаев', true],
    ['гурмангалаев', true],
    ['гурмангалаеф', false],
    ['курмангл', true],
    ['kurmngali', true],
  ])('the query "%s" finds one doctor despite a typo: %s', (query, isFound) => {
    expect(find(index, query)).toHaveLength(isFound ? 1 : 0);
  });
});

describe('several words', () => {
  const index = indexOf(
    doc({ ru: 'Калиева Айгерим Сериковна' }),
    doc({ ru: 'Калиева Асель Сериковна' }),
    doc({ ru: 'Ким Айгерим' }),
    doc({ ru: 'Кардиолог' }, { type: 'Specialties' }),
  );

  test('several words are found in any order', () => {
    expect(find(index, 'айгерим калиева')).toEqual(['Калиева Айгерим Сериковна']);
    expect(find(index, 'калиева ас')).toEqual(['Калиева Асель Сериковна']);
    expect(find(index, 'калиева а с')).toHaveLength(2);
  });

  test('a repeated word counts once', () => {
    expect(find(index, 'ким КИМ')).toEqual(['Ким Айгерим']);
  });

  test('as many of several words match as possible, if requested', () => {
    expect(find(index, 'кардиолог калиева')).toEqual([]);
    expect(find(index, 'кардиолог калиева', { orSome: true }).toSorted()).toEqual([
      'Калиева Айгерим Сериковна',
      'Калиева Асель Сериковна',
      'Кардиолог',
    ]);
    expect(find(index, 'кардиохирург айгерим сериковна', { orSome: true })).toEqual([
      'Калиева Айгерим Сериковна',
    ]);
    expect(find(index, 'пппп к', { orSome: true })).toEqual([]);
  });
});

test('honorifics of doctors are ignored', () => {
  const index = indexOf(
    doc({ hu: 'Dr. Nagy Éva', ru: 'Надь Эва' }),
    doc({ ru: 'Доктор Плюс' }, { type: 'Clinics' }),
  );
  expect(find(index, 'dr. nagy')).toEqual(['Dr. Nagy Éva']);
  expect(find(index, 'доктор надь')).toEqual(['Dr. Nagy Éva']);
  expect(find(index, 'доктор')).toEqual(['Dr. Nagy Éva', 'Доктор Плюс']);
  expect(find(index, 'drn')).toEqual([]);
});

test('hyphenated titles are found by each part and as one word', () => {
  const index = indexOf(doc({ en: 'Khalid Al-Mansouri' }));
  for (const query of ['mansouri', 'al-mansouri', 'al mansouri', 'almansouri', 'khalid al-m']) {
    expect(find(index, query), query).toHaveLength(1);
  }
});

test('titles are found by alternate names, ranked after the title', () => {
  const index = indexOf(
    doc({ ru: 'Томография' }, { type: 'Services', aliases: [{ ru: 'МРТ' }], weight: 9 }),
    doc({ ru: 'МРТ' }, { type: 'Services' }),
  );
  expect(find(index, 'мрт')).toEqual(['МРТ', 'Томография']);
});

test('an index finds neither replaced nor removed documents', () => {
  const index = indexOf(doc({ ru: 'Иванов' }, { id: 1001 }), doc({ ru: 'Петров' }, { id: 1002 }));
  index.put(doc({ ru: 'Сидоров' }, { id: 1001 }));
  expect(find(index, 'иванов')).toEqual([]);
  expect(find(index, 'сидоров')).toEqual(['Сидоров']);
  index.remove(1002);
  expect(find(index, 'петров')).toEqual([]);
  expect(find(index, '')).toEqual(['Сидоров']);
  expect(index.size).toBe(1);
  expect(index.ordinals).toBe(3);
});

test('an index searches only the requested cities and types', () => {
  const index = indexOf(
    doc({ ru: 'Иванов' }),
    doc({ ru: 'Иванова' }, { city: 11 }),
    doc({ ru: 'Иванов и сын' }, { type: 'Clinics' }),
  );
  expect(find(index, 'иванов', { city: 11 })).toEqual(['Иванова']);
  expect(find(index, 'иванов', { type: 'Clinics' })).toEqual(['Иванов и сын']);
  expect(find(index, 'иванов', { city: 12 })).toEqual([]);
});

test('an index returns the same result for a repeated query after other documents are added', () => {
  const index = indexOf(doc({ ru: 'Калиева Асель' }), doc({ ru: 'Ким Асель' }));
  for (let round = 0; round < 3; round += 1) {
    expect(find(index, 'асель')).toHaveLength(2);
    expect(find(index, 'ким')).toEqual(['Ким Асель']);
    expect(find(index, 'ким калиева')).toEqual([]);
    index.put(doc({ ru: `Новая ${'абвг'.charAt(round)}` }));
  }
});
