import {
  findReplyProblems,
  stopsReply,
  type ReplyProblem,
} from '#shared/domain/reviews/replies/find-reply-problems.ts';
import type { Language } from '#shared/i18n/languages.ts';
import type { Caller } from '#server/features/identity/access/caller.ts';
import { onlyRow } from '#server/db/pool/only-row.ts';
import { prepared } from '#server/db/pool/prepared.ts';
import type { Domains } from '#server/db/tables.ts';
import { clinicActor } from '#server/features/identity/staff-events/actors.ts';
import { validationError } from '#server/http/http-error.ts';
import type { RequestContext } from '#server/request-context.ts';
import { requireReceived } from './list-received-reviews.ts';

const callSaveReply = prepared<
  { outcome: Domains['reply_outcome'] },
  [
    review: number,
    clinic: number,
    version: number | null,
    body: string,
    language: string,
    actor: string,
    isModerated: boolean,
    now: Date,
  ]
>('save_reply', 'select outcome from save_reply($1, $2, $3, $4, $5, $6, $7, $8)');

interface Reply {
  readonly text: string;
  readonly language: Language;
  /** The version that the account saw; null for the first reply. */
  readonly version: number | null;
}

interface SavedReply {
  readonly outcome: Domains['reply_outcome'] | 'stopped';
  readonly problems: ReplyProblem[];
}

/**
 * Stores the reply of a clinic to a review, which waits for moderation. A reply that tells of the patient
 * is `stopped`; the check knows no more of the patient than the clinic sees. Throws a 404 for a review
 * out of reach, and a 400 for a language of another country.
 */
export async function saveReply(
  context: RequestContext,
  caller: Caller,
  review: number,
  { text, language, version }: Reply,
): Promise<SavedReply> {
  const { site } = context;
  const received = await requireReceived(context, caller, review);
  if (!site.country.locales.includes(language)) {
    throw validationError({ code: 'invalid', attr: 'language' });
  }
  const body = text.trim();
  const problems = findReplyProblems(body, [received.author]);
  if (problems.some(({ kind }) => stopsReply(kind))) return { outcome: 'stopped', problems };
  const rows = await callSaveReply(site.database.pool, [
    review,
    received.clinic_id,
    version,
    body,
    language,
    clinicActor(caller.username),
    site.flags.feedbackModeration,
    new Date(site.clock()),
  ]);
  return { outcome: onlyRow(rows).outcome, problems };
}
