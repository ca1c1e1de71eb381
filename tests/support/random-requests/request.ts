import fc from 'fast-check';
import { copyOf } from './copy-of.ts';
import type { Draft } from './draft.ts';
import type { Draw } from './known-values.ts';
import type { Operation } from './operations.ts';
import { mutations } from './mutate/mutate.ts';
import { validRequest } from './valid-request.ts';
import { pick } from './environment.ts';

/** A request as it is sent. */
export interface Sent {
  operation: Operation;
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** Draws requests of all operations, about half of them valid. */
export function anyRequest(operations: readonly Operation[]): fc.Arbitrary<Draw<Sent>> {
  // Checking a password takes as long as forty other requests.
  return fc.oneof(
    ...operations.map((operation) => ({
      arbitrary: requestOf(operation),
      weight: operation.operationId === 'createSession' ? 1 : 8,
    })),
  );
}

function requestOf(operation: Operation): fc.Arbitrary<Draw<Sent>> {
  return fc
    .record({
      valid: validRequest(operation),
      mutations: fc.oneof(
        { arbitrary: fc.constant([]), weight: 11 },
        { arbitrary: fc.array(mutations(operation), { minLength: 1, maxLength: 3 }), weight: 9 },
      ),
      again: fc.nat(),
    })
    .map(({ valid, mutations, again }) => (environment) => {
      const draft = valid(environment);
      // Drawn values are reused and must not be modified.
      draft.json = copyOf(draft.json);
      for (const mutate of mutations) mutate(draft);
      const sent = sentOf(operation, draft);
      // Some requests repeat an earlier one with its ETag.
      if (sent.method !== 'GET' || again % 8 > 0 || environment.tagged.length === 0) return sent;
      const { etag, ...before } = pick(environment.tagged, again);
      return { ...sent, ...before, headers: { ...sent.headers, 'if-none-match': etag } };
    });
}

function sentOf(operation: Operation, { segments, query, slips, ...draft }: Draft): Sent {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => segments[name] ?? '');
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  const text = draft.json === undefined ? undefined : JSON.stringify(draft.json);
  return {
    operation,
    method: draft.method,
    url: search === '' ? path : `${path}?${search}`,
    headers: draft.headers,
    ...(text === undefined ? {} : { payload: slips.reduce((now, slip) => slip(now), text) }),
  };
}
