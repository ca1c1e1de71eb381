import { expect, test } from 'vitest';
import { addKey, codeIn, EMPTY_SCAN, usKeyOf } from './scan-buffer.ts';

const CODE = 'VZ1:1042:KQXBTM';

/** Types texts as two layouts read the same keys. */
function type(typed: string, us: string, gap = 20) {
  return [...typed].reduce(
    (buffer, key, index) =>
      addKey(buffer, { typed: key, us: us[index] ?? '', at: 1000 + index * gap }),
    EMPTY_SCAN,
  );
}

test('a code typed by a scanner is found', () => {
  expect(codeIn(type(CODE, CODE))).toBe(CODE);
  expect(codeIn(type(CODE.toLowerCase(), ''.padEnd(CODE.length)))).toBe(CODE);
});

test.each([
  ['Hungarian', 'VY1É1ö42ÉKQXBTM'],
  ['Russian', 'МЯ1Ж1042ЖЛЙЧИЕЬ'],
])('a code that a %s layout reads as other letters is found', (_layout, typed) => {
  expect(codeIn(type(typed, CODE))).toBe(CODE);
});

test('a code after other keys is found', () => {
  expect(codeIn(type(`xv${CODE}`, `XV${CODE}`))).toBe(CODE);
});

test('a code typed by a person, or a part of one, is not found', () => {
  expect(codeIn(type(CODE, CODE, 400))).toBeNull();
  expect(codeIn(type(CODE.slice(0, -1), CODE.slice(0, -1)))).toBeNull();
});

test('keys that begin no code empty the buffer', () => {
  expect(type('VZ2', 'VZ2')).toMatchObject({ typed: '', us: '' });
  expect(addKey(type('V', 'V'), { typed: 'ArrowUp', us: '', at: 1010 })).toMatchObject({ us: '' });
});

test('physical keys have the characters of a US keyboard', () => {
  expect(usKeyOf({ code: 'KeyZ', shiftKey: true })).toBe('Z');
  expect(usKeyOf({ code: 'Digit0', shiftKey: false })).toBe('0');
  expect(usKeyOf({ code: 'Semicolon', shiftKey: true })).toBe(':');
  expect(usKeyOf({ code: 'ArrowUp', shiftKey: false })).toBe('');
});
