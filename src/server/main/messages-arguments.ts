import { parseArgs } from 'node:util';
import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';

/** What `npm run messages` was asked for. */
export interface MessagesArguments {
  readonly action: 'failed' | 'retry';
  readonly country: CountryCode;
  /** The only one to retry for; null means all. */
  readonly appointment: number | null;
}

/** An argument that makes no sense. The message is for whoever typed it. */
export class MessagesArgumentError extends Error {
  override readonly name = 'MessagesArgumentError';
}

export const MESSAGES_USAGE = `npm run messages -- failed --country hu
npm run messages -- retry --country hu --appointment 1001

  failed            lists the messages that were given up, and why
  retry             has them sent anew, as far as they are still of use
  --country         ${COUNTRY_CODES.join(', ')}
  --appointment     the number of the only appointment to retry for; otherwise all
`;

/**
 * Reads the command line, without the program's own name.
 *
 * @throws MessagesArgumentError saying what is wrong.
 */
export function readMessagesArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): MessagesArguments {
  const { values, positionals } = parse(args);
  const [action] = positionals;
  if ((action !== 'failed' && action !== 'retry') || positionals.length !== 1) {
    throw new MessagesArgumentError('Say what to do: failed or retry');
  }
  const country = served.find((code) => code === values.country);
  if (country === undefined) {
    throw new MessagesArgumentError(`--country: may be ${served.join(', ')}`);
  }
  const appointment = values.appointment === undefined ? null : Number(values.appointment);
  if (appointment !== null && !(Number.isSafeInteger(appointment) && appointment > 0)) {
    throw new MessagesArgumentError('--appointment: must be the number of an appointment');
  }
  return { action, country, appointment };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { country: { type: 'string' }, appointment: { type: 'string' } },
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new MessagesArgumentError(reason, { cause });
  }
}
