import Type, { type Static } from 'typebox';
import { DateTime, Entity, Nullable } from '../common.ts';
import { withRoutes } from '../with-routes.ts';
import { routes } from '../routes.ts';

/** The estimate of a ticket, in minutes. */
export const Wait = Entity({ from: Type.Integer(), to: Type.Integer() });

const TICKET_STATES = ['waiting', 'scheduled', 'called', 'over'] as const;

const Ticket = Entity({
  number: Type.Integer(),
  state: Type.Enum([...TICKET_STATES], {
    description:
      '`scheduled` at `starts_at`, `called` to the doctor now, `over` after that or on another day',
  }),
  before: Type.Integer({ description: 'People before the ticket while it waits' }),
  wait: Nullable(Wait),
  starts_at: Nullable(DateTime),
  doctor: Nullable(Type.String()),
});

/** The queue of a branch, without anything about persons. */
export const Queue = Entity({
  clinic: Type.String(),
  branch: Type.String(),
  is_open: Type.Boolean(),
  ticket: Nullable(Ticket),
  called: Type.Array(Entity({ number: Type.Integer(), doctor: Type.String() }), {
    description: 'Tickets that are with a doctor, the last called first',
  }),
  waiting: Type.Array(Entity({ number: Type.Integer(), wait: Nullable(Wait) }), {
    description: 'In their order',
  }),
  at: DateTime,
});
export type Queue = Static<typeof Queue>;

/** The secret of a ticket or of a screen. */
export const QueueCode = Type.String({ pattern: '^[0-9a-f]{24}$' });

export const queueEndpoints = withRoutes(routes, {
  queue: {
    tag: 'Clinics',
    summary: 'The queue of patients without an appointment',
    description:
      'By the code of a ticket, which also returns its place, or by the code of the screen in the waiting ' +
      'room. Numbers only. A 404 for another code.',
    params: Type.Object({ code: QueueCode }),
    success: { status: 200, schema: Queue },
  },
});
