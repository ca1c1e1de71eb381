import { systemClock } from '#server/lib/clock.ts';
import type { Config } from '#server/config/config.ts';
import { type Database } from '#server/db/database.ts';
import {
  listFailedMessages,
  listRepeatedMessages,
} from '#server/features/messages/failed-messages.ts';
import { retryFailedMessages } from '#server/features/messages/resend-message.ts';
import { operatorName } from '#server/main/command-line/operator-name.ts';
import { print } from '#server/main/command-line/print.ts';
import { runCommand } from '#server/main/command-line/run-command.ts';
import { MESSAGES_USAGE, readMessagesArguments, type MessagesArguments } from './arguments.ts';
import { withDatabase } from '#server/main/databases/with-database.ts';

/** Lists and retries dead-lettered messages, and lists possible duplicates. */
async function messages(args: readonly string[], config: Config): Promise<void> {
  const options = readMessagesArguments(args, config.countries);
  await withDatabase(config, options.country, 'vizit-messages', (database) =>
    run(database, options),
  );
}

async function run({ pool }: Database, { action, appointment }: MessagesArguments) {
  if (action === 'failed') {
    const failed = await listFailedMessages(pool);
    for (const { appointment_id: id, kind, reason, settled_at: at } of failed) {
      print(`${at.toISOString()}  appointment ${id}  ${kind}  ${reason ?? ''}`);
    }
    return print(`${failed.length} dead-lettered`);
  }
  if (action === 'repeated') {
    const repeated = await listRepeatedMessages(pool);
    for (const {
      appointment_id: id,
      kind,
      unconfirmed_resends: times,
      first_attempt_at: at,
    } of repeated) {
      print(`${at.toISOString()}  appointment ${id}  ${kind}  ${times}`);
    }
    return print(`${repeated.length} possibly delivered more than once`);
  }
  const retried = await retryFailedMessages(pool, appointment, {
    actor: operatorName(),
    now: systemClock(),
  });
  for (const { appointment_id: id, kind } of retried) print(`appointment ${id}  ${kind}`);
  return print(`${retried.length} queued again`);
}

await runCommand(MESSAGES_USAGE, messages);
