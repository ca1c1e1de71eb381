import { createFairTurns, type FairTurn } from '#server/lib/concurrency/fair-limiter.ts';
import { networkPrefix, networksOf, widestNetworkOf } from '#server/limits/index.ts';

const PRIORITIES = {
  /** An account from a network that it has signed in from before. */
  knownNetwork: 0,
  /** An account from another network. */
  newNetwork: 1,
  /** A username without an account. */
  noAccount: 2,
} as const;

/** Some fifteen seconds of work on a slow machine: what waits longer ends in a 503 anyway. */
const MAX_WAITING_PASSWORDS = 64;
/** Half a second of lookups on a slow machine. */
const MAX_WAITING_LOOKUPS = 512;

/**
 * Derivations take threads that files and compression need as well, so at most two run at a time, one
 * of them for known networks alone: these begin at once under a flood from others, and a sign-in from
 * a new network shares the processor with no guess.
 */
export const passwordTurns = createFairTurns({
  atOnce: [2, 1, 1],
  maxWaiting: MAX_WAITING_PASSWORDS,
});

/** Lookups of accounts, few at a time: a flood leaves most connections to patients. */
export const lookupTurns = createFairTurns({ atOnce: [3], maxWaiting: MAX_WAITING_LOOKUPS });

/** The turn of our own work, such as a new account. */
export const OWN_TURN: FairTurn = { priority: PRIORITIES.knownNetwork, groups: ['own'] };

export interface Requester {
  readonly address: string;
  /** Aborts when the answer is no longer wanted. */
  readonly signal: AbortSignal;
}

/** Returns the turn of a sign-in once its account is known, if there is one. */
export function passwordTurn(
  { address, signal }: Requester,
  account: { readonly is_known_network: boolean } | undefined,
): FairTurn {
  return { priority: PRIORITIES[priorityOf(account)], groups: groupsOf(address), signal };
}

/** Returns the turn of a sign-in of which only the address is known. */
export function lookupTurn({ address, signal }: Requester): FairTurn {
  return { priority: 0, groups: groupsOf(address), signal };
}

function priorityOf(
  account: { readonly is_known_network: boolean } | undefined,
): keyof typeof PRIORITIES {
  if (account === undefined) return 'noAccount';
  return account.is_known_network ? 'knownNetwork' : 'newNetwork';
}

/**
 * The groups of an address. The widest are the blocks that providers get (/16 and /32): many networks
 * of one provider are cheap, networks of many providers are not.
 */
function groupsOf(address: string): string[] {
  const provider = networkPrefix(address, { ipv4: 16, ipv6: 32 });
  return [provider, widestNetworkOf(address), networksOf(address).address];
}
