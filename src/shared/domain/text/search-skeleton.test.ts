import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_WORD_LENGTH, readingsOf } from './search-skeleton.ts';
import { wordsIn } from './words-in.ts';
import { cpuTime } from '#tests/support/cpu-time.ts';

const lettersOf = (word: string) => readingsOf(word).letters;
const soundOf = (word: string) => readingsOf(word).sound;

describe('words of a text', () => {
  test.each([
    ['Иванов Пётр', ['Иванов', 'Пётр']],
    ['Dr. Sánta-Nagy Éva', ['Dr', 'Sánta', 'Nagy', 'Éva']],
    ["O'Brien d’Angelo", ["O'Brien", 'd’Angelo']],
    ['«Клиника» №3, МРТ/КТ', ['Клиника', '3', 'МРТ', 'КТ']],
    ["  'quoted'  ", ['quoted']],
    ['— … !', []],
    ['', []],
  ])('of "%s" are %j', (text, words) => {
    expect(wordsIn(text).map((word) => word.text)).toEqual(words);
  });

  test('are returned with their positions', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const word of wordsIn(text)) {
          expect(text.slice(word.start, word.start + word.text.length)).toBe(word.text);
        }
      }),
    );
  });

  test('are found in linear time', () => {
    const spent = cpuTime(() => {
      for (const part of ["a'", 'a', "'", 'é́', 'ё ', 'a-']) wordsIn(part.repeat(100_000));
    });
    expect(spent).toBeLessThan(2000);
  });
});

describe('spelling key of a word', () => {
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
  ])('of %s is %s', (word, letters) => {
    expect(lettersOf(word)).toBe(letters);
  });

  test('has the key of its prefix as a prefix', () => {
    for (const word of ['Алиев', 'Шаяхметова', 'Aliyev', 'Zhumabayev', 'Әбдірахманов', 'Őry']) {
      for (let end = 1; end <= word.length; end += 1) {
        expect(lettersOf(word)).toMatch(new RegExp(`^${lettersOf(word.slice(0, end))}`));
      }
    }
  });

  test('has one letter per Cyrillic letter, so that a typo counts once', () => {
    const word = 'шжчюяхцщэыйёқғңөұүіһә';
    expect(lettersOf(word)).toHaveLength(word.length);
  });
});

describe('sound key of a word', () => {
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
  ])('is equal for %s and %s', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  test.each([
    ['Иванов', 'Петров'],
    ['Анна', 'Инна'],
    ['хирург', 'уролог'],
    ['Шарипов', 'Сарипов'],
  ])('differs for %s and %s', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });
});

describe('both keys of any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: fc.constantFrom(...'iаяИЯshчcьйʹ’\u0301ßﬃ'), maxLength: 80 }),
  );

  test('are not longer than the comparison limit', () => {
    fc.assert(
      fc.property(text, (word) => {
        const { letters, sound } = readingsOf(word);
        expect(letters.length).toBeLessThanOrEqual(MAX_WORD_LENGTH);
        expect(sound.length).toBeLessThanOrEqual(MAX_WORD_LENGTH);
      }),
    );
  });

  test('do not depend on accents and case', () => {
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
