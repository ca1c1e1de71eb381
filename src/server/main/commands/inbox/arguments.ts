import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { INBOX_KINDS } from '#shared/domain/inbox/inbox-kinds.ts';
import { type InboxId, parseInboxId } from '#server/features/inbox/inbox-id.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readOneOf } from '#server/main/command-line/read-one-of.ts';
import { rejectOtherOptions } from '#server/main/command-line/reject-other-options.ts';

/** The parsed command line of `npm run inbox`. */
export type InboxArguments = { readonly country: CountryCode } & (
  | { readonly action: 'list' | 'survey' }
  | { readonly action: 'show'; readonly item: InboxId }
  | { readonly action: 'done'; readonly item: InboxId; readonly note: string }
);

/** The actions, each with its options beside `--country`. */
const ACTION_OPTIONS = { list: [], show: [], done: ['note'], survey: [] } as const;
type Action = keyof typeof ACTION_OPTIONS;
const ACTIONS = Object.keys(ACTION_OPTIONS) as Action[];

export const INBOX_USAGE = `npm run inbox -- list --country hu
npm run inbox -- show contact-12 --country hu
npm run inbox -- done contact-12 --country hu --note "answered by email"
npm run inbox -- survey --country hu

  list        lists open items, oldest first
  show        shows one item: ${INBOX_KINDS.map((kind) => `${kind}-NUMBER`).join(', ')}
  done        closes an item
  survey      summarizes the answers to the survey
  --country   ${COUNTRY_CODES.join(', ')}
  --note      how it was resolved, for other staff
`;

/**
 * Reads the command line, without the name of the program.
 *
 * @throws ArgumentError with a message for the operator.
 */
export function readInboxArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): InboxArguments {
  const { values, positionals } = parse(args);
  const [name, id, ...rest] = positionals;
  const action = readOneOf('Action', name, ACTIONS);
  if (rest.length > 0) throw new ArgumentError(`${action}: takes one item at a time`);
  rejectOtherOptions(action, ACTION_OPTIONS[action], values);
  const country = readOneOf('--country', values.country, served);
  if (action === 'list' || action === 'survey') {
    if (id !== undefined) throw new ArgumentError(`${action}: takes no id`);
    return { action, country };
  }
  const item = readItem(id);
  if (action === 'show') return { action, country, item };
  const note = values.note?.trim() ?? '';
  if (note === '') throw new ArgumentError('--note: must say what was done');
  return { action, country, item, note };
}

function readItem(text: string | undefined): InboxId {
  const item = parseInboxId(text ?? '');
  if (item !== null) return item;
  const examples = INBOX_KINDS.map((kind) => `${kind}-12`).join(', ');
  throw new ArgumentError(`The id of the item: must be like ${examples}`);
}

function parse(args: readonly string[]) {
  return parseCommandLine({
    args: [...args],
    allowPositionals: true,
    options: { country: { type: 'string' }, note: { type: 'string' } },
  });
}
