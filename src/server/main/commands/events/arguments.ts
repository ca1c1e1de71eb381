import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readAppointment } from '#server/main/command-line/read-appointment.ts';
import { readOneOf } from '#server/main/command-line/read-one-of.ts';

/** The parsed command line of `npm run events`. */
export interface EventsArguments {
  readonly country: CountryCode;
  readonly appointment: number;
}

export const EVENTS_USAGE = `npm run events -- --country hu --appointment 1001

  --country      ${COUNTRY_CODES.join(', ')}
  --appointment  id of the appointment
`;

/**
 * Reads the command line, without the name of the program.
 *
 * @throws ArgumentError with a message for the operator.
 */
export function readEventsArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): EventsArguments {
  const { values } = parseCommandLine(args, {
    country: { type: 'string' },
    appointment: { type: 'string' },
  });
  const country = readOneOf('--country', values.country, served);
  const appointment = readAppointment(values.appointment);
  return { country, appointment };
}
