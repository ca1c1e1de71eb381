import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readAppointment } from '#server/main/command-line/read-appointment.ts';
import { readOneOf } from '#server/main/command-line/read-one-of.ts';

const ACTIONS = ['failed', 'retry', 'repeated'] as const;

/** The parsed command line of `npm run messages`. */
export interface MessagesArguments {
  readonly action: (typeof ACTIONS)[number];
  readonly country: CountryCode;
  /** The appointment to retry messages for; null means all. */
  readonly appointment: number | null;
}

export const MESSAGES_USAGE = `npm run messages -- failed --country hu
npm run messages -- retry --country hu --appointment 1001
npm run messages -- repeated --country hu

  failed            lists dead-lettered messages, with the reason
  retry             queues dead-lettered messages again, unless they are out of date or closed
  repeated          lists messages that may have been delivered more than once
  --country         ${COUNTRY_CODES.join(', ')}
  --appointment     retries only the messages of this appointment, by its id
`;

/**
 * Reads the command line, without the name of the program.
 *
 * @throws ArgumentError with a message for the operator.
 */
export function readMessagesArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): MessagesArguments {
  const options = { country: { type: 'string' }, appointment: { type: 'string' } } as const;
  const { values, positionals } = parseCommandLine(args, options, true);
  const [name, ...rest] = positionals;
  const action = readOneOf('Action', name, ACTIONS);
  if (rest.length > 0) throw new ArgumentError(`${action}: takes no argument`);
  const country = readOneOf('--country', values.country, served);
  const appointment = values.appointment === undefined ? null : readAppointment(values.appointment);
  return { action, country, appointment };
}
