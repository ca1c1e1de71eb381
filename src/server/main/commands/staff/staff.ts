import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { systemClock } from '#server/lib/clock.ts';
import { loadProcessConfig } from '#server/config/environment.ts';
import { saveStaffUser } from '#server/features/sessions/index.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { print } from '#server/main/command-line/print.ts';
import { runCommand } from '#server/main/command-line/run-command.ts';
import { readStaffArguments, STAFF_USAGE } from './arguments.ts';
import type { StaffArguments } from './arguments.ts';
import { withDatabase } from '#server/main/databases/with-database.ts';

const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 200;
const GENERATED_BYTES = 18;

/** Creates a staff account, or updates its password and role. */
async function staff(args: readonly string[]): Promise<void> {
  const config = loadProcessConfig();
  const options = readStaffArguments(args, config.countries);
  const password = options.isPasswordGiven
    ? await readPassword()
    : randomBytes(GENERATED_BYTES).toString('base64url');
  await withDatabase(config, options.country, 'vizit-staff', (database) =>
    saveStaffUser(database.pool, { ...options, password }, systemClock()),
  );
  announce(options, password);
}

async function readPassword(): Promise<string> {
  const [password = ''] = (await text(process.stdin)).split(/\r?\n/, 1);
  if (password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH)
    return password;
  throw new ArgumentError(
    `The password must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`,
  );
}

function announce({ country, username, role, isPasswordGiven }: StaffArguments, password: string) {
  print(`Saved ${username}: ${role} in ${country}. Existing sessions are signed out.`);
  if (!isPasswordGiven) print(`Password (shown only once): ${password}`);
}

await runCommand(STAFF_USAGE, staff);
