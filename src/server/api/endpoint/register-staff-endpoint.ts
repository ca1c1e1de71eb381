import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StaffEndpoint } from '#shared/contract/staff/staff-endpoint.ts';
import type { Permission } from '#shared/domain/identity/permissions.ts';
import { callerOf, type Caller } from '#server/features/identity/access/caller.ts';
import { forbidden } from '#server/http/http-error.ts';
import { countInBatches } from '#server/limits/index.ts';
import { registerEndpoint, type ResponseBody, type ValidRequest } from './register-endpoint.ts';
import { requireStaffUser } from './require-staff-user.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The member of staff that a permitted call is from. */
    caller: Caller | null;
  }
}

/** The requests of an account after which a process reports them to the database. */
const STEP = 100;

/** A call that needs a permission of the table. */
type GuardedEndpoint = StaffEndpoint & { readonly permission: Permission };

interface StaffRequest<E extends GuardedEndpoint> extends ValidRequest<E> {
  readonly caller: Caller;
}

type StaffHandler<E extends GuardedEndpoint> = (
  request: StaffRequest<E>,
) => ResponseBody<E> | Promise<ResponseBody<E>>;

/** The handlers of calls by their names, of those that need a permission. */
type StaffHandlers<Endpoints> = {
  readonly [Name in keyof Endpoints]?: Endpoints[Name] extends GuardedEndpoint
    ? StaffHandler<Endpoints[Name]>
    : never;
};

/** Registers those of the calls that have a handler. */
export function registerStaffEndpoints<Endpoints extends Readonly<Record<string, StaffEndpoint>>>(
  app: FastifyInstance,
  endpoints: Endpoints,
  handlers: StaffHandlers<Endpoints>,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const handle = handlers[name] as StaffHandler<GuardedEndpoint> | undefined;
    if (handle !== undefined) registerStaffEndpoint(app, endpoint as GuardedEndpoint, handle);
  }
}

/**
 * Registers a call of the staff API. Before anything else it rejects a caller without a verified session
 * (401), with too many requests (429), or without the permission of the call (403); the handler gets
 * how far that permission reaches in `caller.reach`, and checks what the call names against it.
 */
export function registerStaffEndpoint<E extends GuardedEndpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: StaffHandler<E>,
): void {
  registerEndpoint(
    app,
    endpoint,
    (request) => {
      const { caller } = request.http;
      if (caller === null) throw forbidden();
      return handle({ ...request, caller });
    },
    async (http) => {
      http.caller = await permittedCaller(http, endpoint);
    },
  );
}

async function permittedCaller(
  http: FastifyRequest,
  { permission }: GuardedEndpoint,
): Promise<Caller> {
  const { id, user } = await requireStaffUser(http);
  const subject = `staff request\0${user.id}`;
  countInBatches(http.site, [{ limit: 'staffRequestsPerAccount', subject }], { step: STEP });
  const caller = callerOf(user, permission, id);
  if (caller === null) throw forbidden();
  return caller;
}
