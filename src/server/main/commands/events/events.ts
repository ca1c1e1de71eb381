import { loadProcessConfig } from '#server/config/environment.ts';
import { listEvents } from '#server/features/appointment-events/index.ts';
import { runCommand } from '#server/main/command-line/run-command.ts';
import { EVENTS_USAGE, readEventsArguments } from './arguments.ts';
import { withDatabase } from '#server/main/databases/with-database.ts';

/** Of the hash of an address: enough to tell two apart by eye. */
const DIGITS = 12;

/** Shows who did what to an appointment, when and from where. */
async function events(args: readonly string[]): Promise<void> {
  const config = loadProcessConfig();
  const { country, appointment } = readEventsArguments(args, config.countries);
  await withDatabase(config, country, 'vizit-events', async ({ pool }) => {
    for (const event of await listEvents(pool, appointment)) {
      const from = event.address_hash?.slice(0, DIGITS) ?? '-';
      const visit = `visit ${event.starts_at.toISOString()}`;
      const line = [event.at.toISOString(), event.action, event.actor, from, visit].join('  ');
      process.stdout.write(`${line}\n`);
    }
  });
}

await runCommand(EVENTS_USAGE, events);
