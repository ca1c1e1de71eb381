import type { Permission } from '../identity/permissions.ts';

interface Rules {
  readonly view: Permission;
  /** Also to see the phone and the email of the sender. */
  readonly handle: Permission;
  /** The working days within which the site promises a reply; null without a promise. */
  readonly replyDays: number | null;
}

/** The kinds of items of the inbox: `clinic` wants to join, `report` is a review that a
 * clinic reported, `sms` a dead-lettered message. */
export const INBOX_RULES = {
  clinic: { view: 'clinic_requests.view', handle: 'clinic_requests.handle', replyDays: 2 },
  contact: { view: 'contact_messages.view', handle: 'contact_messages.handle', replyDays: 1 },
  survey: { view: 'contact_messages.view', handle: 'contact_messages.handle', replyDays: null },
  report: { view: 'reviews.moderate', handle: 'reviews.moderate', replyDays: null },
  sms: { view: 'failed_messages.view', handle: 'failed_messages.handle', replyDays: null },
} as const satisfies Record<string, Rules>;

export type InboxKind = keyof typeof INBOX_RULES;

export const INBOX_KINDS = Object.keys(INBOX_RULES) as readonly InboxKind[];
