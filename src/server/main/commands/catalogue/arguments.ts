import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readOneOf } from '#server/main/command-line/read-one-of.ts';

/** The parsed command line of `npm run catalogue`. */
export interface CatalogueArguments {
  readonly country: CountryCode;
  /** The slugs of known cities to add. */
  readonly cities: readonly string[];
}

export const CATALOGUE_USAGE = `npm run catalogue -- --country hu --cities budapest,pecs

  --country   ${COUNTRY_CODES.join(', ')}
  --cities    comma-separated slugs of cities to add with their districts; none by default
`;

/**
 * Reads the command line, without the name of the program.
 *
 * @throws ArgumentError with a message for the operator.
 */
export function readCatalogueArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): CatalogueArguments {
  const { values } = parseCommandLine(args, {
    country: { type: 'string' },
    cities: { type: 'string', default: '' },
  });
  return {
    country: readOneOf('--country', values.country, served),
    cities: values.cities.split(',').filter((slug) => slug !== ''),
  };
}
