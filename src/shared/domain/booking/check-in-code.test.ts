import { expect, test } from 'vitest';
import { formatCheckInCode, parseCheckInCode } from './check-in-code.ts';

test('a check-in code is read as it was written', () => {
  const code = { number: 1042, letters: 'KQXBTM' };
  expect(formatCheckInCode(code)).toBe('VZ1:1042:KQXBTM');
  expect(parseCheckInCode(' vz1:1042:kqxbtm\n')).toEqual(code);
});

test.each([
  '1042',
  'VZ1:1042',
  'VZ1:0:KQXBTM',
  'VZ2:1042:KQXBTM',
  'VZ1:1042:KQXBT1',
  'VZ1:1042:KQXBTMA',
])('the text %s is not a check-in code', (text) => expect(parseCheckInCode(text)).toBeNull());
