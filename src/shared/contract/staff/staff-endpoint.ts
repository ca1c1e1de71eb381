import type { Permission } from '#shared/domain/people/permissions.ts';
import type { Endpoint } from '../endpoint.ts';

/** The groups of the staff API. */
type StaffTag = 'Sign-in' | 'Inbox' | 'Reviews';

/**
 * One call of the staff API, which only the staff hosts serve. `permission` is one of the table, or
 * `signed_in` for every account, or `public` for calls that open a session.
 */
export interface StaffEndpoint extends Endpoint<StaffTag> {
  readonly path: `/api/staff/v1/${string}/`;
  readonly permission: Permission | 'signed_in' | 'public';
}
