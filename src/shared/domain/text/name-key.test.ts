import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameKey } from './name-key.ts';

test.each([
  ['Szabó', 'сабо'],
  ['Csaba', 'Чаба'],
  ['Жанар', 'Zhanar'],
  ['Қайрат', 'Kairat'],
  ['Юлия', 'Yuliya'],
  ['Țepeș', 'tepes'],
])('%s has the key of %s', (name, other) => {
  expect(nameKey(name)).toBe(nameKey(other));
});

test('the key of a name consists of the keys of its words', () => {
  const word = fc.string({ unit: fc.constantFrom(..."aábcsszhkyxцшюяйжÉűß-'"), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (left, right) => {
      expect(nameKey(`${left} ${right}`)).toBe(`${nameKey(left)} ${nameKey(right)}`);
    }),
  );
});
