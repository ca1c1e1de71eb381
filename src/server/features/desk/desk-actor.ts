import type { StaffUser } from '#shared/contract/sessions.ts';

/** Returns the actor of events that an account of a clinic causes. */
export function deskActor({ username }: Pick<StaffUser, 'username'>): string {
  return `clinic ${username}`;
}
