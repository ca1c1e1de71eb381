import { expect, test } from 'vitest';
import { matchProcedure } from './match-procedure.ts';

test('a part of any word is enough, whatever accents and capitals', () => {
  expect(matchProcedure('Hasi ultrahang', 'ULTRA')).toBe(true);
  expect(matchProcedure('Szívultrahang', 'sziv')).toBe(true);
  expect(matchProcedure('Ёлка', 'елка')).toBe(true);
  expect(matchProcedure('Hasi ultrahang', ' ultra  has ')).toBe(true);
  expect(matchProcedure('Hasi ultrahang', 'ultra mellkas')).toBe(false);
});

test('nothing typed is every procedure', () => {
  expect(matchProcedure('Hasi ultrahang', '  ')).toBe(true);
});
