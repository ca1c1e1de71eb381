import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readOneOf } from '#server/main/command-line/read-one-of.ts';

export const SURVEY_USAGE = `npm run survey -- --country hu

  --country   ${COUNTRY_CODES.join(', ')}
`;

/**
 * Reads the command line, without the name of the program, and returns the country.
 *
 * @throws ArgumentError with a message for the operator.
 */
export function readSurveyCountry(
  args: readonly string[],
  served: readonly CountryCode[],
): CountryCode {
  const { values } = parseCommandLine(args, { country: { type: 'string' } });
  return readOneOf('--country', values.country, served);
}
