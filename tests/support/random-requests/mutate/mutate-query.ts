import fc from 'fast-check';
import { nearSchema, oddText, POISON } from './odd-values.ts';
import type { Operation } from '../operations.ts';
import { mutateBy, type Mutation } from './mutate-by.ts';
import { inUrl, type Draft } from '../draft.ts';

type Pair = [name: string, value: string];

/** Unusual texts, percent-encoded fully, only where HTTP requires it, or truncated. */
export const oddInUrl = fc.tuple(oddText, fc.nat(5)).map(([text, how]) => {
  if (how === 0) return text.replace(/[^!-~]|[#&]/g, (symbol) => inUrl(symbol));
  if (how === 1) return inUrl(text).slice(0, -1);
  return inUrl(text);
});

export function mutatedQuery({ parameters }: Operation): fc.Arbitrary<Mutation> {
  const queryParameters = parameters.filter((each) => each.in === 'query');
  const near = queryParameters.map(({ name, schema }) =>
    nearSchema(schema).map((value): Pair => [name, inUrl(textOf(value))]),
  );
  const name = fc.constantFrom('x', 'city', ...queryParameters.map((each) => each.name));
  const strangeName = fc.oneof(
    fc.constantFrom(...POISON),
    name.map((text) => `${text}[]`),
    name.map((text) => `${text}[__proto__]`),
    name.map((text) => text.toUpperCase()),
    oddInUrl,
  );
  return fc.oneof(
    ...(near.length === 0 ? [] : [{ arbitrary: mutateBy(fc.oneof(...near), put), weight: 4 }]),
    { arbitrary: mutateBy(fc.tuple(name, oddInUrl), put), weight: 4 },
    mutateBy(fc.tuple(strangeName, oddInUrl), put),
    mutateBy(fc.tuple(name, oddInUrl), ({ query }, pair) => void query.push(pair)),
    mutateBy(fc.nat(), repeatOne),
    mutateBy(fc.nat(), ({ query }, at) => void query.splice(at % Math.max(1, query.length), 1)),
    mutateBy(fc.nat(2000), ({ query }, times) => {
      for (let at = 0; at < times; at += 1) query.push([`k${at}`, '']);
    }),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function put({ query }: Draft, pair: Pair): void {
  const at = query.findIndex(([name]) => name === pair[0]);
  if (at === -1) query.push(pair);
  else query[at] = pair;
}

function repeatOne({ query }: Draft, at: number): void {
  const pair = query[at % Math.max(1, query.length)];
  if (pair !== undefined) query.push(pair);
}
