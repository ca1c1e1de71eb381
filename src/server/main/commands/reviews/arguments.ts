import { REJECTION_REASONS, type RejectionReason } from '#shared/contract/booking/own-review.ts';
import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import {
  REPLY_REJECTION_REASONS,
  type ReplyRejectionReason,
} from '#shared/domain/reviews/replies/reply-rules.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readOneOf } from '#server/main/command-line/read-one-of.ts';
import { readWholeNumber } from '#server/main/command-line/read-whole-number.ts';

/** The parsed command line of `npm run reviews`. */
export type ReviewsArguments = { readonly country: CountryCode } & (
  | { readonly action: 'list'; readonly limit: number }
  | { readonly action: 'show' | 'publish'; readonly review: number }
  | {
      readonly action: 'reject';
      readonly review: number;
      readonly reason: RejectionReason;
      readonly note: string | null;
    }
  | {
      readonly action: 'reject-reply';
      readonly review: number;
      readonly reason: ReplyRejectionReason;
    }
);

/** The actions, each with its options beside `--country`. */
const ACTION_OPTIONS = {
  list: ['limit'],
  show: [],
  publish: [],
  reject: ['reason', 'note'],
  'reject-reply': ['reason'],
} as const;
type Action = keyof typeof ACTION_OPTIONS;
const ACTIONS = Object.keys(ACTION_OPTIONS) as Action[];
const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 1000;
const MAX_ID = 2_147_483_647;

export const REVIEWS_USAGE = `npm run reviews -- list --country hu
npm run reviews -- show 12 --country hu
npm run reviews -- publish 12 --country hu
npm run reviews -- reject 12 --country hu --reason insult
npm run reviews -- reject-reply 12 --country hu --reason patient_data

  list          lists reviews that wait for moderation, oldest first
  show          shows one review, its reply and the decisions about them
  publish       publishes a review, even after a rejection
  reject        rejects a review, even after publication; the author sees the reason
  reject-reply  rejects the clinic's reply to a review, even after publication; the clinic sees the reason
  --country     ${COUNTRY_CODES.join(', ')}
  --limit       maximum number of reviews to list (default: ${DEFAULT_LIMIT})
  --reason      of a review: ${REJECTION_REASONS.join(', ')};
                of a reply: ${REPLY_REJECTION_REASONS.join(', ')}
  --note        note for staff, with the --reason of a review
`;

const OPTIONS = {
  country: { type: 'string' },
  limit: { type: 'string' },
  reason: { type: 'string' },
  note: { type: 'string' },
} as const;

/**
 * Reads the command line, without the name of the program.
 *
 * @throws ArgumentError with a message for the operator.
 */
export function readReviewsArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): ReviewsArguments {
  const { values, positionals } = parseCommandLine(args, OPTIONS, true);
  const [name, id, ...rest] = positionals;
  const action = readOneOf('Action', name, ACTIONS);
  if (rest.length > 0) throw new ArgumentError(`${action}: takes one review at a time`);
  const allowed: readonly string[] = ['country', ...ACTION_OPTIONS[action]];
  const other = Object.keys(values).find((option) => !allowed.includes(option));
  if (other !== undefined) throw new ArgumentError(`--${other}: is not an option of ${action}`);
  const country = readOneOf('--country', values.country, served);
  if (action === 'list') {
    if (id !== undefined) throw new ArgumentError('list: takes no id');
    const { limit = String(DEFAULT_LIMIT) } = values;
    return { action, country, limit: readWholeNumber('--limit', limit, MAX_LIMIT) };
  }
  const review = readWholeNumber('The id of the review', id, MAX_ID);
  if (action === 'reject-reply') {
    const reason = readOneOf('--reason', values.reason, REPLY_REJECTION_REASONS);
    return { action, country, review, reason };
  }
  if (action !== 'reject') return { action, country, review };
  const note = values.note?.trim() || null;
  return {
    action,
    country,
    review,
    reason: readOneOf('--reason', values.reason, REJECTION_REASONS),
    note,
  };
}
