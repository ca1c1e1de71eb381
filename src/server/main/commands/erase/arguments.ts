import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { MobileNumberError, parseMobileNumber } from '#server/features/phones/index.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readCountry } from '#server/main/command-line/read-country.ts';

/** What `npm run erase` was asked for. */
export interface EraseArguments {
  readonly country: CountryCode;
  /** E.164. */
  readonly phone: string;
  /** Whether visits that are still to come are cancelled. */
  readonly isCancelling: boolean;
}

export const ERASE_USAGE = `npm run erase -- --country hu --phone "+36 20 123 4567"

  --country   ${COUNTRY_CODES.join(', ')}
  --phone     of the patient, who must have shown that it is theirs
  --cancel    cancels visits that are still to come; otherwise they are left as they are
`;

/**
 * Reads the command line, without the program's own name.
 *
 * @throws ArgumentError saying what is wrong.
 */
export function readEraseArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): EraseArguments {
  const values = parse(args);
  const country = readCountry(values.country, served);
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

function parse(args: readonly string[]) {
  return parseCommandLine({
    args: [...args],
    options: {
      country: { type: 'string' },
      phone: { type: 'string', default: '' },
      cancel: { type: 'boolean', default: false },
    },
  }).values;
}
