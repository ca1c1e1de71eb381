import { systemClock } from '#server/lib/clock.ts';
import type { Config } from '#server/config/config.ts';
import { erasePatient } from '#server/features/booking/patients/erase-patient.ts';
import { operatorName } from '#server/main/command-line/operator-name.ts';
import { print } from '#server/main/command-line/print.ts';
import { runCommand } from '#server/main/command-line/run-command.ts';
import { ERASE_USAGE, readEraseArguments } from './arguments.ts';
import { withDatabase } from '#server/main/databases/with-database.ts';

/** Erases the personal data of a patient. */
async function erase(args: readonly string[], config: Config): Promise<void> {
  const { country, ...request } = readEraseArguments(args, config.countries);
  await withDatabase(config, country, 'vizit-erase', async ({ pool }) => {
    const erased = await erasePatient(pool, {
      ...request,
      actor: operatorName(),
      now: systemClock(),
    });
    print(`Appointments erased: ${erased.appointments}`);
    print(`Reviews withdrawn: ${erased.reviews}`);
    print(`Messages and requests deleted: ${erased.messages + erased.requests}`);
    if (erased.kept.length === 0) return;
    print(`Upcoming appointments not erased: ${erased.kept.join(', ')}`);
    print('Use --cancel to cancel and erase those that have not started.');
  });
}

await runCommand(ERASE_USAGE, erase);
