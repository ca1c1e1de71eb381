import fc from 'fast-check';
import type { Schema } from '../schema.ts';

/** Arbitrary UTF-16 code units, including lone surrogates and control characters. */
const brokenText = fc
  .array(fc.oneof(fc.nat(0xffff), fc.integer({ min: 0xd800, max: 0xdfff })), { maxLength: 8 })
  .map((units) => String.fromCharCode(...units));

export const POISON = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

/** Texts that are often handled wrongly. */
export const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }),
  brokenText,
  fc.constantFrom('', ' ', '\t\n', '\0', 'a\0b', '\u202e', '\ud83d', 'null', 'undefined', 'NaN'),
  fc.constantFrom('0', '-0', '-1', '1.5', '1e3', '1e400', '0x10', '+1', ' 1', '١', '2147483648'),
  fc.constantFrom(',', ',,', '1,', ',1', '1,,2', '1,a', '1;2', '[1]', '{"a":1}', 'Infinity'),
  fc.constantFrom('2026-02-30', '0000-01-01', '2026-13-01', '9999-12-31', '2026-11-24T10:00:00Z'),
  fc.constantFrom(
    "'; drop table appointment; --",
    '%00',
    '%',
    '%zz',
    '%c3',
    '../../..',
    '<b>',
    '$1',
  ),
  fc.constantFrom(...POISON),
  fc.nat(400).map((times) => '9'.repeat(times)),
  fc.nat(400).map((times) => Array.from({ length: times }, (_, at) => at + 1).join()),
  fc.constantFrom('a'.repeat(5000), '1,'.repeat(2000), 'é'.repeat(300)),
);

const oddNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(
    0,
    -0,
    -1,
    0.5,
    1e-300,
    2 ** 31 - 1,
    2 ** 31,
    2 ** 53 - 1,
    2 ** 53,
    2 ** 64,
    1e308,
  ),
);

/** Deeply nested lists or objects; a request can have three in one another, which Node must be able to write. */
const deep = fc
  .tuple(fc.integer({ min: 10, max: 1000 }), fc.boolean())
  .map(([levels, isList]): unknown =>
    JSON.parse((isList ? '[' : '{"a":').repeat(levels) + '1' + (isList ? ']' : '}').repeat(levels)),
  );

export const oddJson: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: oddText, weight: 4 },
  { arbitrary: oddNumber, weight: 3 },
  fc.constantFrom(null, true, false, [], {}, [[]], [null], { code: null }),
  fc.jsonValue({ maxDepth: 3 }),
  deep,
  fc.integer({ min: 1, max: 600 }).map((times) => Array.from({ length: times }, () => 1)),
);

/** Draws values at the limits of a schema or just beyond, and unusual values. */
export function nearSchema(schema: Schema): fc.Arbitrary<unknown> {
  const { minimum, maximum, minLength, maxLength, maxItems, anyOf } = schema;
  const near = [
    ...[minimum, maximum].flatMap((at) => (at === undefined ? [] : [at - 1, at, at + 1, at + 0.5])),
    ...[minLength, maxLength].flatMap((at) =>
      at === undefined ? [] : [-1, 0, 1].map((more) => 'x'.repeat(Math.max(0, at + more))),
    ),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, () => 1)]),
  ];
  const choices = [
    ...(near.length === 0 ? [] : [fc.constantFrom<unknown>(...near)]),
    ...(anyOf ?? []).map(nearSchema),
  ];
  return fc.oneof(...choices, oddJson);
}
