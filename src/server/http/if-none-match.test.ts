import { expect, test } from 'vitest';
import { namesTag } from './if-none-match.ts';
import { cpuTime } from '#tests/support/cpu-time.ts';

test.each(['W/"a"', '"a"', '*', ' * ', '"b", W/"a"', 'W/"b","a"', '"x,y", "a"'])(
  'If-None-Match: %s matches the tag a, weak or strong',
  (header) => {
    expect(namesTag(header, 'W/"a"')).toBe(true);
    expect(namesTag(header, '"a"')).toBe(true);
  },
);

test.each([undefined, '', 'a', '"b"', 'W/"b", "ab"', '"A"', '"a', '"*"', '"a,b"'])(
  'If-None-Match: %s does not match the tag a',
  (header) => {
    expect(namesTag(header, 'W/"a"')).toBe(false);
  },
);

test('If-None-Match matches a tag that contains a comma', () => {
  expect(namesTag('"b", "x,y"', '"x,y"')).toBe(true);
});

test('a long If-None-Match header is parsed in linear time', () => {
  expect(cpuTime(() => namesTag('W/"'.repeat(5_000), '"a"'))).toBeLessThan(100);
  expect(cpuTime(() => namesTag('"b",'.repeat(5_000), '"a"'))).toBeLessThan(100);
});
