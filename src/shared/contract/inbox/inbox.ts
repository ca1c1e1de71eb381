import Type, { type Static } from 'typebox';
import { INBOX_KINDS } from '#shared/domain/inbox/inbox-kinds.ts';
import { DateTime, Entity, Id, Nullable } from '../common.ts';
import { staffRoutes } from '../staff/staff-routes.ts';
import { Texts } from '../texts.ts';
import { withRoutes } from '../with-routes.ts';
import { History } from '../identity/staff-events.ts';

const INBOX_STATES = ['open', 'mine', 'done'] as const;
const MAX_NOTE_LENGTH = 1000;

/** The values of an item besides its text. */
const INBOX_FIELDS = [
  'contact_name',
  'phone',
  'email',
  'city',
  'language',
  'score',
  'reason',
  'expires_at',
  'comment',
  'doctor',
  'review_id',
  'review',
] as const;
export type InboxField = (typeof INBOX_FIELDS)[number];

const MAX_CLINIC_NAME = 500;

const Kind = Type.Enum([...INBOX_KINDS]);

const ItemFields = {
  id: Type.String({ examples: ['contact-12'] }),
  kind: Kind,
  created_at: DateTime,
  due_at: Nullable(DateTime),
  is_overdue: Type.Boolean(),
  sender: Nullable(
    Type.String({ description: 'Null in the survey, of a message of ours and of a report' }),
  ),
  clinic_names: Nullable(Texts(MAX_CLINIC_NAME)),
  text: Type.String({ description: 'The kind of a message of ours, the reason of a report' }),
  appointment: Nullable(Id),
  owner: Nullable(Entity({ id: Id, username: Type.String() })),
  done_at: Nullable(DateTime),
};
export const InboxItem = Entity(ItemFields);
export type InboxItem = Static<typeof InboxItem>;

export const InboxDetails = Entity({
  ...ItemFields,
  fields: Type.Array(Entity({ name: Type.Enum([...INBOX_FIELDS]), value: Type.String() }), {
    description: 'Phone and email only for those who may handle the item',
  }),
  note: Nullable(Type.String()),
  done_by: Nullable(Type.String({ examples: ['operator kata'] })),
  can_handle: Type.Boolean(),
  events: History,
});
export type InboxDetails = Static<typeof InboxDetails>;

const InboxParams = Type.Object({ id: Type.String({ maxLength: 20 }) });
const InboxNote = Type.Object({
  note: Type.String({ minLength: 1, maxLength: MAX_NOTE_LENGTH, pattern: '\\S' }),
});

/** A change of an item responds with the item, also if a colleague was faster. */
const CHANGE = {
  tag: 'Inbox',
  permission: 'inbox.handle',
  params: InboxParams,
  success: { status: 200, schema: InboxDetails },
} as const;

export const inboxEndpoints = withRoutes(staffRoutes, {
  inbox: {
    tag: 'Inbox',
    permission: 'inbox.view',
    summary: 'The items of the inbox that the account may see',
    description: 'Open items, the oldest first, or the closed ones, the last closed first.',
    query: Type.Object({
      state: Type.Optional(Type.Enum([...INBOX_STATES], { default: 'open' })),
      kind: Type.Optional(Kind),
    }),
    success: {
      status: 200,
      schema: Entity({ count: Type.Integer(), results: Type.Array(InboxItem) }),
    },
  },
  inboxItem: {
    tag: 'Inbox',
    permission: 'inbox.view',
    summary: 'One item with its history',
    description: 'All that was sent, the note, and the events.',
    params: InboxParams,
    success: { status: 200, schema: InboxDetails },
  },
  takeInboxItem: {
    ...CHANGE,
    summary: 'Become the owner of an item',
    description: '`from` is the owner that the caller saw; null for a free item.',
    body: Type.Object({ from: Nullable(Id) }),
  },
  releaseInboxItem: {
    ...CHANGE,
    summary: 'Give an own item back',
    description: 'The item is open for everyone again.',
  },
  noteInboxItem: {
    ...CHANGE,
    summary: 'Replace the note of an open item',
    description: 'The note is for staff only.',
    body: InboxNote,
  },
  closeInboxItem: {
    ...CHANGE,
    summary: 'Close an item',
    description: 'With a note on how it was resolved. An item of a colleague stays open.',
    body: InboxNote,
  },
  retryInboxItem: {
    ...CHANGE,
    summary: 'Send a dead-lettered message again',
    description: 'It leaves the inbox unless it fails again. An expired message is not queued.',
    success: { status: 200, schema: Entity({ is_queued: Type.Boolean() }) },
  },
});
