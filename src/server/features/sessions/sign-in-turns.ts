import { createFairTurns, type FairTurn } from '#server/lib/concurrency/fair-limiter.ts';
import { networkPrefix, networksOf, widestNetworkOf } from '#server/limits/index.ts';

const PRIORITIES = {
  /** An account on a network of an earlier sign-in. */
  knownNetwork: 0,
  /** An account on a new network. */
  newNetwork: 1,
  /** An unknown username. */
  noAccount: 2,
} as const;

/** About fifteen seconds of work on a slow machine; a longer wait ends in a 503 anyway. */
const MAX_WAITING_PASSWORDS = 64;
/** About half a second of lookups on a slow machine. */
const MAX_WAITING_LOOKUPS = 512;

/**
 * The limiter of password checks. They use threads that file access and compression need, so at most
 * two run at a time. One is reserved for known networks, which therefore never wait for a flood from
 * other networks.
 */
export const passwordTurns = createFairTurns({
  atOnce: [2, 1, 1],
  maxWaiting: MAX_WAITING_PASSWORDS,
});

/** The limiter of account lookups: in a flood most connections stay free for patients. */
export const lookupTurns = createFairTurns({ atOnce: [3], maxWaiting: MAX_WAITING_LOOKUPS });

/** Runs password work outside sign-ins, such as for a new account. */
export const OWN_TURN: FairTurn = { priority: PRIORITIES.knownNetwork, groups: ['own'] };

export interface Requester {
  readonly address: string;
  /** Aborts when the client has disconnected. */
  readonly signal: AbortSignal;
}

/** Returns the queue position of a sign-in after its account lookup. */
export function passwordTurn(
  { address, signal }: Requester,
  account: { readonly is_known_network: boolean } | undefined,
): FairTurn {
  return { priority: PRIORITIES[priorityOf(account)], groups: groupsOf(address), signal };
}

/** Returns the queue position of a sign-in before its account lookup. */
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
 * Returns the groups of an address. The widest are the blocks of providers (/16 and /32): an attacker
 * easily gets many networks of one provider, but not of many providers.
 */
function groupsOf(address: string): string[] {
  const provider = networkPrefix(address, { ipv4: 16, ipv6: 32 });
  return [provider, widestNetworkOf(address), networksOf(address).address];
}
