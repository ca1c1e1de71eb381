import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { needsSecondFactor } from '#shared/domain/identity/second-factor.ts';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  passwordProblem,
} from '#shared/domain/identity/password.ts';
import { systemClock } from '#server/lib/clock.ts';
import type { Config } from '#server/config/config.ts';
import { saveStaffUser } from '#server/features/identity/accounts/save-staff-user.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { operatorName } from '#server/main/command-line/operator-name.ts';
import { print } from '#server/main/command-line/print.ts';
import { runCommand } from '#server/main/command-line/run-command.ts';
import { readStaffArguments, STAFF_USAGE } from './arguments.ts';
import type { StaffArguments } from './arguments.ts';
import { withDatabase } from '#server/main/databases/with-database.ts';

const GENERATED_BYTES = 18;

/** Creates a staff account, or updates its password and role. */
async function staff(args: readonly string[], config: Config): Promise<void> {
  const options = readStaffArguments(args, config.countries);
  const password = options.isPasswordGiven
    ? await readPassword(options.username)
    : randomBytes(GENERATED_BYTES).toString('base64url');
  await withDatabase(config, options.country, 'vizit-staff', async (database) => {
    const account = { ...options, password, by: operatorName() };
    const isLocked = await saveStaffUser(database.pool, account, systemClock());
    announce(options, password, isLocked);
  });
}

async function readPassword(username: string): Promise<string> {
  const [password = ''] = (await text(process.stdin)).split(/\r?\n/, 1);
  if (passwordProblem(password, username) === null) return password;
  throw new ArgumentError(
    `The password must have ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters and differ from the username`,
  );
}

function announce(options: StaffArguments, password: string, isLocked: boolean) {
  const { country, username, role, isPasswordGiven, isResettingFactors } = options;
  print(`Saved ${username}: ${role} in ${country}. Existing sessions are signed out.`);
  if (isResettingFactors) print('The second factors are removed.');
  if (!isPasswordGiven) print(`Password (shown only once): ${password}`);
  if (isLocked) {
    print('The account is locked: an administrator unlocks it in the console.');
    return;
  }
  print(
    needsSecondFactor(role)
      ? 'Next: sign in and add a passkey or an app for codes; the role cannot be used without.'
      : 'Next: sign in. A second factor is optional for this role.',
  );
}

await runCommand(STAFF_USAGE, staff);
