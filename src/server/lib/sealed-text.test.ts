import { expect, test } from 'vitest';
import { openSealedText, sealText } from './sealed-text.ts';

const SECRET = 'a secret of thirty-two characters';

test('a sealed text opens with the same secret and purpose, and is never sealed the same way', () => {
  const sealed = [sealText(SECRET, 'row 1', 'JBSWY3DP'), sealText(SECRET, 'row 1', 'JBSWY3DP')];
  expect(sealed[0]).not.toBe(sealed[1]);
  for (const each of sealed) {
    expect(each).not.toContain('JBSWY3DP');
    expect(openSealedText(SECRET, 'row 1', each)).toBe('JBSWY3DP');
  }
});

test('a sealed text does not open in another row, with another secret or after a change', () => {
  const sealed = sealText(SECRET, 'row 1', 'JBSWY3DP');
  const changed = sealed.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A'));
  expect(() => openSealedText(SECRET, 'row 2', sealed)).toThrow();
  expect(() => openSealedText(`${SECRET}!`, 'row 1', sealed)).toThrow();
  expect(() => openSealedText(SECRET, 'row 1', changed)).toThrow();
});
