import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_WORD_LENGTH, readingsOf } from './search-skeleton.ts';
import { wordsIn } from './words-in.ts';
import { cpuTime } from '#tests/support/cpu-time.ts';

const lettersOf = (word: string) => readingsOf(word).letters;
const soundOf = (word: string) => readingsOf(word).sound;

test.each([
  ['Иванов Пётр', ['Иванов', 'Пётр']],
  ['Dr. Sánta-Nagy Éva', ['Dr', 'Sánta', 'Nagy', 'Éva']],
  ["O'Brien d’Angelo", ["O'Brien", 'd’Angelo']],
  ['«Клиника» №3, МРТ/КТ', ['Клиника', '3', 'МРТ', 'КТ']],
  ["  'quoted'  ", ['quoted']],
  ['— … !', []],
  ['', []],
])('words of a text of "%s" are %j', (text, words) => {
  expect(wordsIn(text).map((word) => word.text)).toEqual(words);
});

test('words of a text are returned with their positions', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const word of wordsIn(text)) {
        expect(text.slice(word.start, word.start + word.text.length)).toBe(word.text);
      }
    }),
  );
});

test('words of a text are found in linear time', () => {
  const spent = cpuTime(() => {
    for (const part of ["a'", 'a', "'", 'é́', 'ё ', 'a-']) wordsIn(part.repeat(100_000));
  });
  expect(spent).toBeLessThan(2000);
});

test.each([
  ['ŐRY', 'ory'],
  ['Hegedűs', 'hegedus'],
  ['Ștefănescu', 'stefanescu'],
  ['Ţurcanu', 'turcanu'],
  ['Жұмабаев', 'jumabaev'],
  ['Әйгерім', 'aigerim'],
  ['Құрманғалиев', 'kurmangaliev'],
  ['ёлка', 'elka'],
  ['ЙОД', 'iod'],
  ['Соловьёв', 'solovev'],
  ["O'Brien", 'obrien'],
  ['Straße', 'strasse'],
  ['ﬁn', 'fin'],
  ['МРТ2', 'mrt2'],
  ['محمد', 'محمد'],
  ['ь', ''],
])('spelling key of a word of %s is %s', (word, letters) => {
  expect(lettersOf(word)).toBe(letters);
});

test('spelling key of a word has the key of its prefix as a prefix', () => {
  for (const word of ['Алиев', 'Шаяхметова', 'Aliyev', 'Zhumabayev', 'Әбдірахманов', 'Őry']) {
    for (let end = 1; end <= word.length; end += 1) {
      expect(lettersOf(word)).toMatch(new RegExp(`^${lettersOf(word.slice(0, end))}`));
    }
  }
});

test('spelling key of a word has one letter per Cyrillic letter, so that a typo counts once', () => {
  const word = 'шжчюяхцщэыйёқғңөұүіһә';
  expect(lettersOf(word)).toHaveLength(word.length);
});

test.each([
  ['Шаяхметов', 'Shayakhmetov'],
  ['Жумагулов', 'Zhumagulov'],
  ['Цой', 'Tsoy'],
  ['Щербаков', 'Shcherbakov'],
  ['Мария', 'Maria'],
  ['Мария', 'Mariya'],
  ['Юлия', 'Yulia'],
  ['Юлия', 'Iulia'],
  ['Касенов', 'Kassenov'],
  ['Нургалиев', 'Nurgaliyev'],
  ['Кардиолог', 'cardiolog'],
  ['Вакцинация', 'vaccinatsiya'],
  ['Ксения', 'Xenia'],
  ['Чаба', 'Csaba'],
  ['Джамиля', 'Жамиля'],
  ['Рахат', 'Rakhat'],
  ['Жұмабаев', 'Жумабаев'],
  ['Қанат', 'Kanat'],
  ['Анна', 'Ana'],
  ['ШАРИПОВ', 'sharipov'],
])('sound key of a word is equal for %s and %s', (one, other) => {
  expect(soundOf(one)).toBe(soundOf(other));
});

test.each([
  ['Иванов', 'Петров'],
  ['Анна', 'Инна'],
  ['хирург', 'уролог'],
  ['Шарипов', 'Сарипов'],
])('sound key of a word differs for %s and %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});

describe('both keys of any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: fc.constantFrom(...'iаяИЯshчcьйʹ’\u0301ßﬃ'), maxLength: 80 }),
  );

  test('both keys of any text are not longer than the comparison limit', () => {
    fc.assert(
      fc.property(text, (word) => {
        const { letters, sound } = readingsOf(word);
        expect(letters.length).toBeLessThanOrEqual(MAX_WORD_LENGTH);
        expect(sound.length).toBeLessThanOrEqual(MAX_WORD_LENGTH);
      }),
    );
  });

  test('both keys of any text do not depend on accents and case', () => {
    const letter = fc.constantFrom(
      ...'abcdefghijklmnopqrstuvwxyzабвгдежзиклмнопрстуфхцчшщыэюяәғқңөұүһі',
    );
    const accent = fc.constantFrom('', '', '\u0301', '\u0308', '\u030b');
    const word = fc.array(fc.tuple(letter, accent), { maxLength: 20 });
    fc.assert(
      fc.property(word, (parts) => {
        const plain = parts.map(([each]) => each).join('');
        const accented = parts.flat().join('').toUpperCase().normalize('NFC');
        expect(readingsOf(accented)).toEqual(readingsOf(plain));
      }),
    );
  });
});
