import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import {
  MobileNumberError,
  parseMobileNumber,
} from '#server/features/booking/phones/parse-mobile-number.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readOneOf } from '#server/main/command-line/read-one-of.ts';

/** The parsed command line of `npm run erase`. */
export interface EraseArguments {
  readonly country: CountryCode;
  /** E.164. */
  readonly phone: string;
  /** True if upcoming appointments are cancelled. */
  readonly isCancelling: boolean;
}

export const ERASE_USAGE = `npm run erase -- --country hu --phone "+36 20 123 4567"

  --country   ${COUNTRY_CODES.join(', ')}
  --phone     phone number of the patient; verify first that it is theirs
  --cancel    also cancels and erases upcoming appointments; by default they remain
`;

const OPTIONS = {
  country: { type: 'string' },
  phone: { type: 'string', default: '' },
  cancel: { type: 'boolean', default: false },
} as const;

/**
 * Reads the command line, without the name of the program.
 *
 * @throws ArgumentError with a message for the operator.
 */
export function readEraseArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): EraseArguments {
  const { values } = parseCommandLine(args, OPTIONS);
  const country = readOneOf('--country', values.country, served);
  return {
    country,
    phone: readPhone(values.phone, country),
    isCancelling: values.cancel,
  };
}

function readPhone(text: string, country: CountryCode): string {
  try {
    return parseMobileNumber(text, countryOf(country));
  } catch (error) {
    if (!(error instanceof MobileNumberError)) throw error;
    throw new ArgumentError('--phone: must be a mobile number of the country');
  }
}
