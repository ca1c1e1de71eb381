import type { RequestKind } from '../traffic/classify-response.ts';
import type { FaultRun } from './fault.ts';

/** The time within which a response that was sent during the fault arrives, in milliseconds. */
const LATE_MS = 100;

/** Checks that requests of every kind were rejected: otherwise the fault had no effect. */
export function checkRejected(
  { traffic, from, until }: FaultRun,
  kinds: readonly RequestKind[],
): string[] {
  const rejected = traffic.responses.filter(
    ({ verdict, receivedAt }) =>
      verdict === 'rejected' && receivedAt >= from && receivedAt <= until + LATE_MS,
  );
  return kinds
    .filter((expected) => !rejected.some(({ kind }) => kind === expected))
    .map((kind) => `no ${kind} request was rejected`);
}
