import type { TSchema } from 'typebox';
import type { FlagName } from '#shared/countries/flags.ts';

/** One call of the API: what validates it, types it and documents it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** With `:name` for what the path carries. */
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
  /** Where this flag is off there is no such call, and the answer is a 404. */
  readonly flag?: FlagName;
  /** Needs a session's token as a bearer header. */
  readonly needsSession?: true;
  /** The statuses it refuses with beside the usual ones. */
  readonly refusals?: readonly (401 | 404 | 429)[];
  /**
   * Whether an answer may be kept: `shared` by anybody for a minute, and shown for ten more while
   * it is being asked for anew; `revalidate` if asked about before each use. Else by nobody.
   */
  readonly cache?: 'shared' | 'revalidate';
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /** Status and schema of the answer when all goes well; JSON unless it has a type of its own. */
  readonly success: {
    readonly status: 200 | 201 | 204;
    readonly schema: TSchema;
    readonly type?: 'text/calendar';
  };
}
