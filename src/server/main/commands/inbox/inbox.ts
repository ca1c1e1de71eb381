import { systemClock } from '#server/lib/clock.ts';
import { INBOX_KINDS } from '#shared/domain/inbox/inbox-kinds.ts';
import { loadProcessConfig } from '#server/config/environment.ts';
import type { Queryable } from '#server/db/pool/queryable.ts';
import { closeInboxItem } from '#server/features/inbox/close-inbox-item.ts';
import { findInboxItem } from '#server/features/inbox/find-inbox-item.ts';
import { formatInboxId, type InboxId } from '#server/features/inbox/inbox-id.ts';
import { type InboxEntry, listInbox } from '#server/features/inbox/list-inbox.ts';
import { summarizeSurvey } from '#server/features/inbox/requests/summarize-survey.ts';
import { CommandError } from '#server/main/command-line/command-error.ts';
import { operatorName } from '#server/main/command-line/operator-name.ts';
import { print } from '#server/main/command-line/print.ts';
import { printEvents } from '#server/main/command-line/print-events.ts';
import { excerpt, printable } from '#server/main/command-line/printable.ts';
import { runCommand } from '#server/main/command-line/run-command.ts';
import { INBOX_USAGE, type InboxArguments, readInboxArguments } from './arguments.ts';
import { withDatabase } from '#server/main/databases/with-database.ts';

const MAX_EXCERPT = 80;

/** Lists, shows and closes the items of the inbox. */
async function inbox(args: readonly string[]): Promise<void> {
  const config = loadProcessConfig();
  const options = readInboxArguments(args, config.countries);
  await withDatabase(config, options.country, 'vizit-inbox', ({ pool }) => run(pool, options));
}

async function run(db: Queryable, options: InboxArguments): Promise<void> {
  switch (options.action) {
    case 'list':
      return list(db);
    case 'survey':
      return survey(db);
    case 'show':
      return show(db, options.item);
    case 'done':
      return close(db, options.item, options.note);
  }
}

async function list(db: Queryable): Promise<void> {
  const filter = { kinds: INBOX_KINDS, state: 'open', account: null, limit: null } as const;
  const { count, entries } = await listInbox(db, filter);
  for (const entry of entries) {
    const line = [entry.created_at.toISOString(), formatInboxId(entry), senderOf(entry)];
    if (entry.text !== '') line.push(excerpt(entry.text, MAX_EXCERPT));
    print(line.join('  '));
  }
  print(`${count} open`);
}

function senderOf({ sender, appointment }: InboxEntry): string {
  if (appointment !== null) return `appointment ${appointment}`;
  return sender === null ? 'anonymous' : printable(sender);
}

async function show(db: Queryable, id: InboxId): Promise<void> {
  const item = await findInboxItem(db, id);
  if (item === null) throw unknown(id);
  print(`${formatInboxId(id)}  ${item.created_at.toISOString()}`);
  for (const [name, value] of Object.entries(item.fields)) {
    if (value === null) continue;
    print(`  ${name}: ${printable(typeof value === 'string' ? value : JSON.stringify(value))}`);
  }
  if (item.note !== null) print(`  note: ${printable(item.note)}`);
  printEvents(item.events);
  if (item.done_at === null) print('open');
}

async function close(db: Queryable, item: InboxId, note: string): Promise<void> {
  const closing = { item, note, actor: operatorName(), account: null, now: systemClock() };
  const outcome = await closeInboxItem(db, closing);
  if (outcome === 'unknown') throw unknown(item);
  if (outcome === 'same') throw new CommandError(`${formatInboxId(item)} is already closed`);
  print(`${formatInboxId(item)} is closed`);
}

async function survey(db: Queryable): Promise<void> {
  const { count, score, choices } = await summarizeSurvey(db);
  print(`${count} answers, mean score ${score === null ? '-' : score.toFixed(1)} of 10`);
  for (const each of choices) print(`${each.question}  ${each.choice}  ${each.count}`);
}

function unknown(id: InboxId): CommandError {
  return new CommandError(`There is no ${formatInboxId(id)}`);
}

await runCommand(INBOX_USAGE, inbox);
