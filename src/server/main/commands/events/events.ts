import type { Config } from '#server/config/config.ts';
import { listEvents } from '#server/features/booking/appointment-events/list-events.ts';
import { runCommand } from '#server/main/command-line/run-command.ts';
import { EVENTS_USAGE, readEventsArguments } from './arguments.ts';
import { withDatabase } from '#server/main/databases/with-database.ts';

/** The printed digits of an address hash, enough to compare two by eye. */
const HASH_DIGITS = 12;

/** Prints the audit log of an appointment: time, action, actor, address hash and start. */
async function events(args: readonly string[], config: Config): Promise<void> {
  const { country, appointment } = readEventsArguments(args, config.countries);
  await withDatabase(config, country, 'vizit-events', async ({ pool }) => {
    for (const event of await listEvents(pool, appointment)) {
      const from = event.address_hash?.slice(0, HASH_DIGITS) ?? '-';
      const start = `starts ${event.starts_at.toISOString()}`;
      const line = [event.at.toISOString(), event.action, event.actor, from, start].join('  ');
      process.stdout.write(`${line}\n`);
    }
  });
}

await runCommand(EVENTS_USAGE, events);
