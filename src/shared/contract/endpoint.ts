import type { TSchema } from 'typebox';
import type { FlagName } from '#shared/countries/flags.ts';
import type { Route } from './route.ts';

/** The groups of the public API. */
type PublicTag =
  | 'Places'
  | 'Services'
  | 'Doctors'
  | 'Clinics'
  | 'Slots'
  | 'Appointments'
  | 'Feedback'
  | 'Requests'
  | 'Staff'
  | 'Settings';

/** One call of the API: the definition that validates, types and documents it. */
export interface Endpoint<Tag extends string = PublicTag> extends Route {
  readonly path: `/api/${string}/` | `/api/${string}.ics`;
  readonly tag: Tag;
  readonly summary: string;
  readonly description: string;
  /** The flag that enables the call. If it is off, the response is a 404. */
  readonly flag?: FlagName;
  /** True if the call needs the token of a session as a bearer header, without a permission. */
  readonly needsSession?: true;
  /**
   * The error statuses in addition to those that the rest of the definition implies: parameters of the
   * path and a flag a 404, a permission a 401 and a 403, a call of staff a 429.
   */
  readonly errorStatuses?: readonly (401 | 403 | 404 | 429)[];
  /**
   * `shared`: any cache may store the response for a minute, and serve it for ten more while it
   * revalidates. `revalidate`: a cache revalidates before each use. `private`: so does that of
   * the client, and no other stores it. By default nothing is stored.
   */
  readonly cache?: 'shared' | 'revalidate' | 'private';
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** A call whose body is a file. Its other input is in path and query. */
  readonly upload?: {
    readonly types: readonly string[];
    readonly maxBytes: number;
  };
  /** The status and schema of a successful response; JSON unless `type` is set. */
  readonly success: {
    readonly status: 200 | 201 | 204;
    readonly schema: TSchema;
    /** The narrower schema of a response to `clientQuery`. */
    readonly clientSchema?: TSchema;
    readonly type?: 'text/calendar' | 'text/event-stream';
  };
}
