import { INBOX_KINDS, type InboxKind } from '#shared/domain/inbox/inbox-kinds.ts';

/** The table of each kind of inbox item. */
export const INBOX_TABLES = {
  clinic: 'clinic_request',
  contact: 'contact_message',
  survey: 'survey_answer',
  report: 'review_report',
  sms: 'message',
} as const satisfies Record<InboxKind, string>;

/** Identifies an item; its text form is `contact-12`. */
export interface InboxId {
  readonly kind: InboxKind;
  readonly number: number;
}

const MAX_NUMBER = 2_147_483_647;

/** Parses `contact-12`; returns null for anything else. */
export function parseInboxId(text: string): InboxId | null {
  const [, name, digits] = /^([a-z]+)-([1-9]\d{0,9})$/.exec(text) ?? [];
  const kind = INBOX_KINDS.find((each) => each === name);
  const number = Number(digits);
  return kind === undefined || number > MAX_NUMBER ? null : { kind, number };
}

export function formatInboxId({ kind, number }: InboxId): string {
  return `${kind}-${number}`;
}

/** Returns the SQL condition of the item `$1`. Only dead-lettered messages are items. */
export function isItem(kind: InboxKind): string {
  return kind === 'sms' ? `id = $1 and state = 'failed'` : 'id = $1';
}

/** Creates a value for each kind, such as its statement. */
export function byKind<T>(create: (kind: InboxKind) => T): Readonly<Record<InboxKind, T>> {
  return {
    clinic: create('clinic'),
    contact: create('contact'),
    survey: create('survey'),
    report: create('report'),
    sms: create('sms'),
  };
}
