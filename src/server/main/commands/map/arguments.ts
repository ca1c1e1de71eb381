import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readOneOf } from '#server/main/command-line/read-one-of.ts';

/** The parsed command line of `npm run map`. */
interface MapArguments {
  /** The slug of the city. */
  readonly city: string;
  /** The file with the extract. */
  readonly from: string;
  /** The countries to look for the city in. */
  readonly countries: readonly CountryCode[];
}

export const MAP_USAGE = `npm run map -- --city budapest --from extract.geojson

  --city      slug of the city, as in its URLs
  --from      extract of OpenStreetMap: GeoJSON, or JSON of the Overpass API with "out geom;"
  --country   ${COUNTRY_CODES.join(', ')}; by default the country that has the city
`;

/**
 * Reads the command line, without the name of the program.
 *
 * @throws ArgumentError with a message for the operator.
 */
export function readMapArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): MapArguments {
  const { city, from, country } = parseCommandLine(args, {
    city: { type: 'string' },
    from: { type: 'string' },
    country: { type: 'string' },
  }).values;
  // The slug becomes the name of a file.
  if (city === undefined || !/^[a-z0-9-]+$/.test(city)) {
    throw new ArgumentError('--city: must be the slug of a city, such as budapest');
  }
  if (from === undefined || from === '') throw new ArgumentError('--from: must be a file');
  const countries = country === undefined ? served : [readOneOf('--country', country, served)];
  return { city, from, countries };
}
