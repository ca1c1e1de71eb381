import Type, { type Static } from 'typebox';
import { MESSAGE_KINDS, MESSAGE_STATES } from '#shared/domain/messages/message-kinds.ts';
import { DateTime, Day, Entity, Id, IdParams, Nullable } from '../common.ts';
import { Cursor } from '../staff/cursor.ts';
import { withRoutes } from '../with-routes.ts';
import { staffRoutes } from '../staff/staff-routes.ts';

const Kind = Type.Enum([...MESSAGE_KINDS]);
const State = Type.Enum([...MESSAGE_STATES]);
const Network = Type.String({ description: 'The first digits of phones', examples: ['+36 20'] });

/** A message without its text and without the phone: an appointment, not a person. */
export const SentMessage = Entity({
  id: Type.Integer(),
  at: DateTime,
  appointment: Id,
  kind: Kind,
  state: State,
  language: Type.String(),
  network: Nullable(Network),
  reason: Nullable(Type.String({ description: 'Of a message that failed or was dropped' })),
  can_resend: Type.Boolean(),
});
export type SentMessage = Static<typeof SentMessage>;

export const MessageCounts = Entity({
  day: Day,
  first_day: Day,
  days: Type.Array(Entity({ day: Day, state: State, count: Type.Integer() }), {
    description: 'The messages of the seven days from `first_day` to today',
  }),
  counts: Type.Array(
    Entity({ kind: Kind, state: State, network: Nullable(Network), count: Type.Integer() }),
    { description: 'The messages of the day' },
  ),
});
export type MessageCounts = Static<typeof MessageCounts>;

export const TestResult = Entity({
  is_accepted: Type.Boolean(),
  reason: Nullable(Type.String({ description: 'The reason of the provider to refuse it' })),
  milliseconds: Type.Integer(),
});
export type TestResult = Static<typeof TestResult>;

/** A day in the time zone of the country; today by default. */
const DayQuery = Type.Optional(Day);

const MessagesQuery = Type.Object({
  day: DayQuery,
  state: Type.Optional(State),
  kind: Type.Optional(Kind),
  cursor: Type.Optional(Cursor),
});
export type MessagesQuery = Static<typeof MessagesQuery>;

const call = { tag: 'Messages' } as const;

export const messageEndpoints = withRoutes(staffRoutes, {
  messageCounts: {
    ...call,
    permission: 'messages.view',
    summary: 'The number of messages by state, kind and network',
    description:
      'Of one day. A message counts on the day on which it was settled or is due. ' +
      '`sent` means that the provider has accepted the message, `delivered` that it has reported ' +
      'the delivery.',
    query: Type.Object({ day: DayQuery }),
    success: { status: 200, schema: MessageCounts },
  },
  messages: {
    ...call,
    permission: 'messages.view',
    summary: 'The messages of a day',
    description: 'The newest first, in pages. `cursor` is `next` of the page before.',
    query: MessagesQuery,
    success: {
      status: 200,
      schema: Entity({ results: Type.Array(SentMessage), next: Nullable(Cursor) }),
    },
  },
  resendMessage: {
    ...call,
    permission: 'messages.resend',
    summary: 'Send a message again',
    description:
      'One that failed, or one that the patient did not get: three times a day for an appointment. ' +
      'A message that is out of date is not queued.',
    params: IdParams,
    body: Type.Object({}),
    success: { status: 200, schema: Entity({ is_queued: Type.Boolean() }) },
  },
  sendTestMessage: {
    ...call,
    permission: 'messages.test',
    summary: 'Send a test message to a phone of the country',
    description: 'At once and without the queue. Five an hour for an account.',
    body: Type.Object({ phone: Type.String({ minLength: 1, maxLength: 40 }) }),
    success: { status: 200, schema: TestResult },
  },
});
