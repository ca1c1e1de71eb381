import Type, { type Static } from 'typebox';
import { DateTime, Entity, Id, IdParams, Nullable } from '../common.ts';
import { QueueCode, Wait } from './queues.ts';
import { withRoutes } from '../with-routes.ts';
import { ATTENDING, EDITING, VIEWING } from './desk-calls.ts';
import { staffRoutes } from '../staff/staff-routes.ts';

const WALK_IN_ACTIONS = ['take', 'skip', 'remove', 'undo'] as const;
export type WalkInAction = (typeof WALK_IN_ACTIONS)[number];

const WalkIn = Entity({
  id: IdParams.properties.id,
  number: Type.Integer(),
  code: QueueCode,
  state: Type.Enum(['waiting', 'taken', 'removed']),
  schedule_id: Nullable(Type.Integer({ description: 'Null for any doctor' })),
  service: Type.String(),
  takers: Type.Array(Id, {
    description: 'The schedules of today whose doctors can take the patient',
  }),
  given_name: Type.String(),
  appointment_id: Nullable(Id),
  starts_at: Nullable(DateTime),
  skips: Type.Integer(),
  version: Type.Integer(),
  created_at: DateTime,
  before: Type.Integer({ description: 'People before the ticket' }),
  wait: Nullable(Wait),
});
export type WalkIn = Static<typeof WalkIn>;

export const DeskQueue = Entity({
  is_open: Type.Boolean(),
  screen_code: Nullable(QueueCode),
  services: Type.Array(Entity({ id: Id, name: Type.String(), schedules: Type.Array(Id) }), {
    description: 'What doctors of today offer',
  }),
  waiting: Type.Array(WalkIn, { description: 'In their order' }),
});
export type DeskQueue = Static<typeof DeskQueue>;

export const deskQueueEndpoints = withRoutes(staffRoutes, {
  deskQueue: {
    ...VIEWING,
    summary: 'The queue of patients without an appointment',
    description: 'The tickets of today that wait, with their places and estimates.',
    params: IdParams,
    success: { status: 200, schema: DeskQueue },
  },
  setUpQueue: {
    ...ATTENDING,
    permission: 'desk.set_up',
    summary: 'Open or close the queue of a branch',
    description:
      'A closed queue gives no new numbers. `has_new_screen` gives the screen of the waiting room a new ' +
      'address; the old one stops working.',
    params: IdParams,
    body: Type.Object({
      is_open: Type.Boolean(),
      has_new_screen: Type.Optional(Type.Boolean()),
    }),
    success: { status: 200, schema: DeskQueue },
  },
  addWalkIn: {
    ...EDITING,
    summary: 'Give a patient without an appointment a number',
    description:
      'If a doctor is free within an hour and no one waits for them, the ticket is an appointment at once. A second ' +
      'request with the same key returns the same ticket.',
    params: IdParams,
    body: Type.Object({
      key: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
      schedule_id: Nullable(Id),
      service: Id,
      given_name: Type.String({ maxLength: 100 }),
    }),
    success: { status: 201, schema: WalkIn },
  },
  changeWalkIn: {
    ...ATTENDING,
    summary: 'Take in, skip or remove a ticket, or undo that',
    description:
      '`take` makes it an appointment that is with the doctor now. `skip` moves it two places back, the third time ' +
      'out. `version` is the one that the client knows; another one is a 400.',
    params: IdParams,
    body: Type.Object({
      action: Type.Enum([...WALK_IN_ACTIONS]),
      version: Type.Integer(),
      schedule_id: Type.Optional(Nullable(Id)),
    }),
    success: { status: 200, schema: WalkIn },
  },
});
