import fc from 'fast-check';
import { POISON } from './odd-values.ts';
import type { Operation } from '../operations.ts';
import { mutateBy, type Mutation } from './mutate-by.ts';
import { mutatedContentType, mutatedJson, mutatedText, unexpectedBody } from './mutate-body.ts';
import { oddInUrl, mutatedQuery } from './mutate-query.ts';
import { inUrl } from '../draft.ts';

/** Draws mutations that apply to an operation. */
export function mutations(operation: Operation): fc.Arbitrary<Mutation> {
  const hasPath = operation.parameters.some((each) => each.in === 'path');
  const isRead = operation.method === 'GET';
  const methods = isRead ? ['HEAD', 'PUT', 'DELETE'] : ['PUT', 'PATCH'];
  return fc.oneof(
    { arbitrary: mutatedQuery(operation), weight: isRead ? 6 : 1 },
    { arbitrary: mutatedHeaders, weight: 1 },
    mutateBy(fc.constantFrom(...methods), (draft, method) => void (draft.method = method)),
    ...(hasPath ? [{ arbitrary: mutatedPath, weight: 2 }] : []),
    ...(operation.body === undefined
      ? [{ arbitrary: unexpectedBody, weight: 1 }]
      : [
          { arbitrary: mutatedJson(operation), weight: 6 },
          { arbitrary: mutatedText, weight: 2 },
          { arbitrary: mutatedContentType, weight: 1 },
        ]),
  );
}

const mutatedPath: fc.Arbitrary<Mutation> = mutateBy(
  fc.oneof(
    oddInUrl.map((text) => text.replace(/[/?]/g, (symbol) => inUrl(symbol))),
    fc.constantFrom('..', '.', '%2e%2e', '%2F', '%5c', '%zz', '%c0%af', '%00', '*'),
    fc.constantFrom('0', '-1', '01', '1.0', '9007199254740993', '2147483648', 'nearest'),
    fc.constantFrom('a'.repeat(9000), ...POISON),
  ),
  ({ segments }, text) => {
    for (const name of Object.keys(segments)) segments[name] = text;
  },
);

const mutatedHeaders: fc.Arbitrary<Mutation> = mutateBy(
  fc.tuple(
    fc.constantFrom(
      'accept-language',
      'authorization',
      'idempotency-key',
      'if-none-match',
      'cookie',
      'accept-encoding',
      'x-forwarded-for',
      'origin',
      'x-algolia-api-key',
      'user-agent',
    ),
    fc.oneof(
      fc.string({ unit: fc.constantFrom(...' !"#,;=*/é\u00a0\t019azAZ-_'), maxLength: 60 }),
      fc.constantFrom('*', '"x"', 'W/"x", "y"', 'Bearer', 'Bearer  x', 'Basic eA==', 'null'),
      fc.constantFrom('phone-proof=9999999999999.x', 'a=%zz', '__proto__=1', 'x'.repeat(6000)),
      fc.constantFrom('hu;q=1e999', 'en;q=-1', 'ru,'.repeat(500), 'gzip;q=0', 'br', 'zstd'),
    ),
  ),
  ({ headers }, [name, value]) => void (headers[name] = value),
);
