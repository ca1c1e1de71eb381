import fc from 'fast-check';
import { copyOf } from '../copy-of.ts';
import { nearSchema, oddJson, oddText, POISON } from './odd-values.ts';
import type { Operation } from '../operations.ts';
import { mutateBy, type Mutation } from './mutate-by.ts';
import { isFields, type Draft } from '../draft.ts';

/** Replaces, removes or adds a value somewhere in the body. */
export function mutatedJson({ body = {} }: Operation): fc.Arbitrary<Mutation> {
  const properties = Object.entries(body.properties ?? {});
  const near = properties.map(([name, schema]) =>
    nearSchema(schema).map((value): [string, unknown] => [name, value]),
  );
  const name = fc.constantFrom(...properties.map(([each]) => each), ...POISON, 'unknown');
  return fc.oneof(
    { arbitrary: mutateBy(fc.oneof(...near), put), weight: 5 },
    { arbitrary: mutateBy(fc.tuple(name, oddJson), put), weight: 3 },
    mutateBy(fc.tuple(oddText, oddJson), put),
    mutateBy(fc.tuple(fc.nat(), oddJson), ({ json }, [at, value]) => replaceLeaf(json, at, value)),
    mutateBy(name, ({ json }, key) => {
      if (isFields(json)) delete json[key];
    }),
    mutateBy(oddJson, (draft, json) => void (draft.json = copyOf(json))),
    fc.constant<Mutation>((draft) => void (draft.json = [draft.json])),
  );
}

function put({ json }: Draft, [key, value]: [string, unknown]): void {
  if (isFields(json)) define(json, key, value);
}

/** Sets a field by definition, as assigning `__proto__` would set the prototype. */
function define(json: object, key: string, value: unknown): void {
  Object.defineProperty(json, key, {
    value: copyOf(value),
    enumerable: true,
    configurable: true,
    writable: true,
  });
}

/** Replaces a value at any depth. */
function replaceLeaf(json: unknown, at: number, value: unknown): void {
  if (typeof json !== 'object' || json === null) return;
  const keys = Object.keys(json);
  const key = keys[at % Math.max(1, keys.length)];
  if (key === undefined) return;
  const inner: unknown = Object.getOwnPropertyDescriptor(json, key)?.value;
  if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0) {
    replaceLeaf(inner, Math.floor(at / keys.length), value);
  } else define(json, key, value);
}

const place = fc.double({ min: 0, max: 1, noNaN: true });

/** Removes or replaces characters of the text. */
export const mutatedText: fc.Arbitrary<Mutation> = mutateBy(
  fc.oneof(
    place.map((where) => (text: string) => text.slice(0, Math.floor(where * text.length))),
    fc.tuple(place, fc.nat(3), oddText).map(([where, cut, put]) => (text: string) => {
      const at = Math.floor(where * text.length);
      return text.slice(0, at) + put + text.slice(at + cut);
    }),
    fc.constantFrom<(text: string) => string>(
      () => '',
      () => ' ',
      () => 'null',
      () => '\ufeff{}',
      (text) => `${text}${text}`,
      (text) => `\ufeff${text}`,
      (text) => text.replace('{', '{"__proto__":{"isAdmin":true},'),
      (text) => text.replace('{', '{"constructor":{"prototype":{}},'),
      (text) => text.replace(/"([^"]*)"/, '"\\u0000$1"'),
      (text) => text.replace(/"([^"]*)"/, '"\\ud800$1"'),
      (text) => text + ' '.repeat(70_000),
      (text) => '['.repeat(30_000) + text,
    ),
  ),
  ({ slips }, slip) => void slips.push(slip),
);

export const mutatedContentType: fc.Arbitrary<Mutation> = mutateBy(
  fc.oneof(
    fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'),
    fc.constantFrom('application/json; charset=latin1', 'application/json;', 'APPLICATION/JSON'),
    fc.constantFrom('application/problem+json', 'application/jsonx', '/', ';', ''),
  ),
  ({ headers }, type) => void (headers['content-type'] = type),
);

/** Adds a body where none is expected. */
export const unexpectedBody: fc.Arbitrary<Mutation> = mutateBy(
  fc.tuple(oddJson, fc.constantFrom('application/json', 'text/plain', 'image/png')),
  (draft, [json, type]) => {
    if (['GET', 'HEAD'].includes(draft.method)) return;
    draft.json = copyOf(json);
    draft.headers['content-type'] = type;
  },
);
