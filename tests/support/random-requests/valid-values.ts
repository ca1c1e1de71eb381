import fc from 'fast-check';
import { VALID_VALUES, type Draw } from './known-values.ts';
import type { Schema } from './schema.ts';
import type { Environment } from './environment.ts';

/** Draws values that a schema allows, mostly from `VALID_VALUES` if it has the name. */
export function validValue(schema: Schema, name = ''): fc.Arbitrary<Draw> {
  const any = bySchema(schema);
  const named = VALID_VALUES[name]?.map(
    (draw) => (environment: Environment) => ofType(schema, draw(environment)),
  );
  return named === undefined
    ? any
    : fc.oneof({ arbitrary: named, weight: 19 }, { arbitrary: any, weight: 1 });
}

/** Converts a value to a string if the schema requires one: `city` is an id or a name. */
function ofType({ type }: Schema, value: unknown): unknown {
  return type === 'string' ? String(value) : value;
}

function bySchema(schema: Schema): fc.Arbitrary<Draw> {
  const { anyOf, type, items, properties, patternProperties } = schema;
  if (schema.const !== undefined) return fc.constant(() => schema.const);
  if (schema.enum !== undefined) return plain(fc.constantFrom(...schema.enum));
  if (anyOf !== undefined) return fc.oneof(...anyOf.map((each) => validValue(each)));
  if (properties !== undefined) return objectOf(properties, schema.required ?? []);
  if (patternProperties !== undefined) return dictionaryOf(patternProperties, schema);
  if (items !== undefined) {
    const { minItems: minLength = 0, maxItems = 5 } = schema;
    const list = fc.array(validValue(items), { minLength, maxLength: Math.min(maxItems, 5) });
    return list.map((draws) => (environment) => draws.map((draw) => draw(environment)));
  }
  switch (type) {
    case 'string':
      return plain(text(schema));
    case 'integer':
      return plain(
        fc.oneof(
          fc.integer({
            min: schema.minimum ?? -1000,
            max: Math.min(schema.maximum ?? 1000, Number.MAX_SAFE_INTEGER),
          }),
          fc.nat(20).map((more) => (schema.minimum ?? 0) + more),
        ),
      );
    case 'number':
      return plain(
        fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true }),
      );
    case 'boolean':
      return plain(fc.boolean());
    case 'null':
      return fc.constant(() => null);
    default:
      throw new Error(`no values for the schema ${JSON.stringify(schema)}`);
  }
}

function plain(values: fc.Arbitrary<unknown>): fc.Arbitrary<Draw> {
  return values.map((value) => () => value);
}

function text({ format, pattern, minLength = 0, maxLength = 50 }: Schema): fc.Arbitrary<string> {
  if (format === 'date') {
    const min = new Date('1990-01-01');
    const max = new Date('2100-01-01');
    return fc
      .date({ min, max, noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 50) }),
    fc.constant('x'.repeat(maxLength)),
  );
}

/** Draws objects with all required fields and every fourth optional field. */
export function objectOf(
  properties: Record<string, Schema>,
  required: readonly string[],
): fc.Arbitrary<Draw<Record<string, unknown>>> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const value = validValue(schema, name);
    const isLeftOut = fc.integer({ min: 0, max: 3 }).map((die) => die > 0);
    return fc
      .tuple(value, required.includes(name) ? fc.constant(false) : isLeftOut)
      .map(([draw, isAbsent]) => ({ name, draw: isAbsent ? null : draw }));
  });
  return fc
    .tuple(...fields)
    .map(
      (drawn) => (environment) =>
        Object.fromEntries(
          drawn.flatMap(({ name, draw }) => (draw === null ? [] : [[name, draw(environment)]])),
        ),
    );
}

function dictionaryOf(
  patternProperties: Record<string, Schema>,
  { maxProperties = 5 }: Schema,
): fc.Arbitrary<Draw> {
  const [[pattern, schema] = ['', {}]] = Object.entries(patternProperties);
  const key = fc.stringMatching(new RegExp(pattern)).filter((name) => name.length <= 40);
  const entries = fc.array(fc.tuple(key, validValue(schema)), {
    maxLength: Math.min(maxProperties, 5),
  });
  return entries.map(
    (pairs) => (environment) =>
      Object.fromEntries(pairs.map(([name, draw]) => [name, draw(environment)])),
  );
}
