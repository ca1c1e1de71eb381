import { systemClock } from '#server/clock.ts';
import { ConfigError } from '#server/config/config-error.ts';
import { loadProcessConfig } from '#server/config/environment.ts';
import { type Database } from '#server/db/database.ts';
import { listFailedMessages, retryFailedMessages } from '#server/features/messages/index.ts';
import {
  MESSAGES_USAGE,
  MessagesArgumentError,
  readMessagesArguments,
  type MessagesArguments,
} from './messages-arguments.ts';
import { withDatabase } from './with-database.ts';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** Shows what an operator should know of messages that could not be sent, or has them sent anew. */
async function messages(args: readonly string[]): Promise<void> {
  const config = loadProcessConfig();
  const wanted = readMessagesArguments(args, config.countries);
  await withDatabase(config, wanted.country, 'vizit-messages', (database) =>
    answer(database, wanted),
  );
}

async function answer({ pool }: Database, { action, appointment }: MessagesArguments) {
  if (action === 'failed') {
    const failed = await listFailedMessages(pool);
    for (const { appointment_id: id, kind, reason, settled_at: at } of failed) {
      print(`${at.toISOString()}  appointment ${id}  ${kind}  ${reason ?? ''}`);
    }
    return print(`${failed.length} given up`);
  }
  const retried = await retryFailedMessages(pool, appointment, systemClock());
  for (const { appointment_id: id, kind } of retried) print(`appointment ${id}  ${kind}`);
  return print(`${retried.length} will be sent anew`);
}

try {
  await messages(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ConfigError) && !(error instanceof MessagesArgumentError)) throw error;
  const usage = error instanceof MessagesArgumentError ? `\n${MESSAGES_USAGE}` : '';
  process.stderr.write(`${error.message}\n${usage}`);
  process.exitCode = 1;
}
