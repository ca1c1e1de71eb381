import { createFairLimiter, type FairJobOptions } from '#server/lib/concurrency/fair-limiter.ts';
import { networkPrefix, networksOf, widestNetworkOf } from '#server/limits/index.ts';

const PRIORITIES = {
  /** An account from a network that it has signed in from before. */
  knownNetwork: 0,
  /** An account from another network. */
  newNetwork: 1,
  /** A username without an account. */
  noAccount: 2,
} as const;

/** About 15 seconds of work on a slow machine; jobs that wait longer get a 503 anyway. */
const MAX_QUEUED_PASSWORDS = 64;
/** About half a second of lookups on a slow machine. */
const MAX_QUEUED_LOOKUPS = 512;

/**
 * The limiter of password checks. Key derivation takes threads that files and compression need as
 * well, so at most two run at a time. One of them is reserved for known networks, which start at once
 * during a flood from others; all other checks run one at a time.
 */
export const passwordLimiter = createFairLimiter({
  concurrency: [2, 1, 1],
  maxQueueLength: MAX_QUEUED_PASSWORDS,
});

/** The limiter of account lookups: during a flood most connections stay available to patients. */
export const lookupLimiter = createFairLimiter({
  concurrency: [3],
  maxQueueLength: MAX_QUEUED_LOOKUPS,
});

/** The options of internal jobs, such as creating an account. */
export const INTERNAL_JOB: FairJobOptions = { priority: PRIORITIES.knownNetwork, groups: ['own'] };

export interface Requester {
  readonly address: string;
  /** Aborts when the response is no longer needed. */
  readonly signal: AbortSignal;
}

/** Returns the options of a password check; `account` is undefined for an unknown username. */
export function passwordJob(
  { address, signal }: Requester,
  account: { readonly is_known_network: boolean } | undefined,
): FairJobOptions {
  return { priority: PRIORITIES[priorityOf(account)], groups: groupsOf(address), signal };
}

/** Returns the options of the lookup of an account. */
export function lookupJob({ address, signal }: Requester): FairJobOptions {
  return { priority: 0, groups: groupsOf(address), signal };
}

function priorityOf(
  account: { readonly is_known_network: boolean } | undefined,
): keyof typeof PRIORITIES {
  if (account === undefined) return 'noAccount';
  return account.is_known_network ? 'knownNetwork' : 'newNetwork';
}

/**
 * Returns the groups of an address. The widest are the blocks of providers (/16 and /32): an attacker
 * gets many networks of one provider cheaply, but not networks of many providers.
 */
function groupsOf(address: string): string[] {
  const provider = networkPrefix(address, { ipv4: 16, ipv6: 32 });
  return [provider, widestNetworkOf(address), networksOf(address).address];
}
