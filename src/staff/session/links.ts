/** A link that opens an account: an invitation, or the sign-in of a demo. */
interface StaffLink {
  readonly kind: 'invitation' | 'sign-in';
  readonly token: string;
}

/** Returns the link that a path is, or null for every other page. */
export function linkOf(path: string): StaffLink | null {
  const [, kind, token] = /^\/(invitation|sign-in)\/([\w-]{43})\/?$/.exec(path) ?? [];
  if (token === undefined) return null;
  return { kind: kind === 'invitation' ? kind : 'sign-in', token };
}

/** Replaces the address of a used link, so that it is not opened again. */
export function leaveLink(): void {
  history.replaceState(null, '', '/');
}
