import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readAppointment } from '#server/main/command-line/read-appointment.ts';
import { readCountry } from '#server/main/command-line/read-country.ts';

/** What `npm run events` was asked for. */
export interface EventsArguments {
  readonly country: CountryCode;
  readonly appointment: number;
}

export const EVENTS_USAGE = `npm run events -- --country hu --appointment 1001

  --country      ${COUNTRY_CODES.join(', ')}
  --appointment  its number
`;

/**
 * Reads the command line, without the program's own name.
 *
 * @throws ArgumentError saying what is wrong.
 */
export function readEventsArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): EventsArguments {
  const values = parse(args);
  const country = readCountry(values.country, served);
  const appointment = readAppointment(values.appointment);
  return { country, appointment };
}

function parse(args: readonly string[]) {
  const options = { country: { type: 'string' }, appointment: { type: 'string' } } as const;
  return parseCommandLine({ args: [...args], options }).values;
}
