import type { TSchema } from 'typebox';
import type { FlagName } from '#shared/countries/flags.ts';
import type { Route } from './route.ts';

/** One call of the API: the definition that validates, types and documents it. */
export interface Endpoint extends Route {
  readonly path: `/api/${string}/` | `/api/${string}.ics`;
  readonly tag:
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
  readonly summary: string;
  readonly description: string;
  /** The flag that enables the call. Where it is off, the call is a 404. */
  readonly flag?: FlagName;
  /** Needs a session's token as a bearer header. */
  readonly needsSession?: true;
  /** Error statuses beside those that every call of this kind has. */
  readonly errorStatuses?: readonly (401 | 404 | 429)[];
  /**
   * `shared`: any cache may keep the response for a minute, and serve it for ten more while it
   * revalidates. `revalidate`: a cache asks before each use. Without it, nothing is stored.
   */
  readonly cache?: 'shared' | 'revalidate';
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Status and schema of a successful response; JSON unless `type` says otherwise. */
  readonly success: {
    readonly status: 200 | 201 | 204;
    readonly schema: TSchema;
    /** The narrower schema of a response to `clientQuery`. */
    readonly clientSchema?: TSchema;
    readonly type?: 'text/calendar';
  };
}
