import type { InboxDetails, InboxField, InboxItem } from '#shared/contract/inbox/inbox.ts';
import { INBOX_RULES, type InboxKind } from '#shared/domain/inbox/inbox-kinds.ts';
import { SURVEY_COMMENT } from '#shared/domain/reviews/survey-questions.ts';
import { replyDueAt } from '#shared/domain/time/working-days.ts';
import { zonedIso } from '#shared/domain/time/zoned-time.ts';
import { formatInboxId, type InboxId } from '#server/features/inbox/inbox-id.ts';
import type { InboxEntry } from '#server/features/inbox/list-inbox.ts';
import type { InboxItem as StoredItem } from '#server/features/inbox/find-inbox-item.ts';
import type { StaffEvent } from '#server/features/identity/staff-events/list-staff-events.ts';
import type { Site } from '#server/site.ts';
import { presentHistory } from '../endpoint/present-history.ts';

/** Presents an item of the list, with the end of the promise to reply. */
export function presentInboxItem(site: Site, entry: InboxEntry): InboxItem {
  const { country, clock } = site;
  const iso = (at: number) => zonedIso(at, country.timeZone);
  const { replyDays } = INBOX_RULES[entry.kind];
  const office = { timeZone: country.timeZone, closes: country.officeHours.closes };
  const dueAt =
    replyDays === null ? null : replyDueAt(entry.created_at.getTime(), replyDays, office);
  return {
    id: formatInboxId(entry),
    kind: entry.kind,
    created_at: iso(entry.created_at.getTime()),
    due_at: dueAt === null ? null : iso(dueAt),
    is_overdue: dueAt !== null && (entry.done_at?.getTime() ?? clock()) > dueAt,
    sender: entry.sender,
    clinic_names: entry.clinic_names,
    text: entry.text,
    appointment: entry.appointment,
    owner:
      entry.owner_id === null ? null : { id: entry.owner_id, username: entry.owner_name ?? '' },
    done_at: entry.done_at === null ? null : iso(entry.done_at.getTime()),
  };
}

/** The columns of sender, text and other values, in the order of the page. */
const COLUMNS = {
  clinic: {
    sender: 'clinic_name',
    text: 'comment',
    fields: ['contact_name', 'phone', 'email', 'city', 'language'],
  },
  contact: { sender: 'name', text: 'message', fields: ['phone', 'email', 'language'] },
  survey: { sender: null, text: null, fields: ['score', 'language'] },
  report: {
    sender: null,
    text: 'reason',
    fields: ['comment', 'doctor', 'review_id', 'score', 'review', 'language'],
  },
  sms: { sender: null, text: 'kind', fields: ['reason', 'expires_at'] },
} as const satisfies Record<
  InboxKind,
  { sender: string | null; text: string | null; fields: readonly InboxField[] }
>;

const CONTACT_FIELDS: readonly InboxField[] = ['phone', 'email'];

/** Presents one item; the phone and the email of the sender only to those who may handle it. */
export function presentInboxDetails(
  site: Site,
  item: InboxId & StoredItem & { events: readonly StaffEvent[] },
  canHandle: boolean,
): InboxDetails {
  const { sender, text, fields } = COLUMNS[item.kind];
  const value = (name: string | null) => textOf(name === null ? null : item.fields[name]);
  const answers = item.fields.answers as Readonly<Record<string, unknown>> | undefined;
  const appointment = item.fields.appointment_id;
  const entry = {
    ...item,
    sender: value(sender),
    clinic_names: item.fields.clinic_names ?? null,
    text: value(text) ?? textOf(answers?.[SURVEY_COMMENT]) ?? '',
    appointment: typeof appointment === 'number' ? appointment : null,
  };
  return {
    ...presentInboxItem(site, entry),
    fields: fields
      .filter((name) => canHandle || !CONTACT_FIELDS.includes(name))
      .flatMap((name) => {
        const text = value(name);
        return text === null ? [] : { name, value: text };
      }),
    note: item.note,
    done_by: item.done_by,
    can_handle: canHandle,
    events: presentHistory(site, item.events),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
