/** A link that opens an account: an invitation, or the sign-in of a demo. */
interface StaffLink {
  readonly kind: 'invitation' | 'sign-in';
  readonly token: string;
}

/**
 * Returns the link of an address, or null for every other page. The token is in the fragment, which
 * browsers do not send, so that it is in no log.
 */
export function linkOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): StaffLink | null {
  const [, kind, token] = /^\/(invitation|sign-in)\/?#([\w-]{43})$/.exec(pathname + hash) ?? [];
  if (token === undefined) return null;
  return { kind: kind === 'invitation' ? kind : 'sign-in', token };
}

/** Replaces the address of a used link, so that it is not opened again. */
export function leaveLink(): void {
  history.replaceState(null, '', '/');
}
