import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readAppointment } from '#server/main/command-line/read-appointment.ts';
import { readCountry } from '#server/main/command-line/read-country.ts';

const ACTIONS = ['failed', 'retry', 'repeated'] as const;

/** What `npm run messages` was asked for. */
export interface MessagesArguments {
  readonly action: (typeof ACTIONS)[number];
  readonly country: CountryCode;
  /** The only one to retry for; null means all. */
  readonly appointment: number | null;
}

export const MESSAGES_USAGE = `npm run messages -- failed --country hu
npm run messages -- retry --country hu --appointment 1001
npm run messages -- repeated --country hu

  failed            lists the messages that were given up, and why
  retry             has them sent anew, as far as they are still of use
  repeated          lists those that may have come more than once, as nobody knew of the first
  --country         ${COUNTRY_CODES.join(', ')}
  --appointment     the number of the only appointment to retry for; otherwise all
`;

/**
 * Reads the command line, without the program's own name.
 *
 * @throws ArgumentError saying what is wrong.
 */
export function readMessagesArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): MessagesArguments {
  const { values, positionals } = parse(args);
  const action = ACTIONS.find((each) => each === positionals[0]);
  if (action === undefined || positionals.length !== 1) {
    throw new ArgumentError(`Say what to do: ${ACTIONS.join(', ')}`);
  }
  const country = readCountry(values.country, served);
  const appointment = values.appointment === undefined ? null : readAppointment(values.appointment);
  return { action, country, appointment };
}

function parse(args: readonly string[]) {
  return parseCommandLine({
    args: [...args],
    allowPositionals: true,
    options: { country: { type: 'string' }, appointment: { type: 'string' } },
  });
}
