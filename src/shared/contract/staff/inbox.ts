import Type, { type Static } from 'typebox';
import { DateTime, Entity, Nullable } from '../common.ts';
import { inboxRoutes } from './inbox-routes.ts';
import type { StaffEndpoint } from './staff-endpoint.ts';

const INBOX_KINDS = ['clinic', 'contact', 'survey'] as const;

export const InboxItem = Entity({
  id: Type.String({ examples: ['contact-12'] }),
  kind: Type.Enum([...INBOX_KINDS]),
  created_at: DateTime,
  sender: Nullable(Type.String({ description: 'Null in the anonymous survey' })),
  text: Type.String(),
});
export type InboxItem = Static<typeof InboxItem>;

export const inboxEndpoints = {
  inbox: {
    ...inboxRoutes.inbox,
    tag: 'Inbox',
    permission: 'contact_messages.view',
    summary: 'The open items of the inbox',
    description: 'Join requests, contact messages and survey comments, the oldest first.',
    errorStatuses: [403],
    needsSession: true,
    success: { status: 200, schema: Entity({ results: Type.Array(InboxItem) }) },
  },
} as const satisfies Record<string, StaffEndpoint>;
