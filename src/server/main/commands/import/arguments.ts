import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { IMPORT_KINDS, type ImportKind } from '#shared/domain/clinic-data/imports/sheets.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readOneOf } from '#server/main/command-line/read-one-of.ts';
import { readWholeNumber } from '#server/main/command-line/read-whole-number.ts';
import { rejectOtherOptions } from '#server/main/command-line/reject-other-options.ts';

/** The parsed command line of `npm run import`. */
export type ImportArguments = { readonly country: CountryCode } & (
  | {
      readonly action: 'read';
      readonly file: string;
      readonly clinic: string;
      readonly kind: ImportKind;
    }
  | { readonly action: 'show' | 'confirm' | 'apply' | 'undo'; readonly id: number }
);

/** The actions, each with its options beside `--country`. */
const ACTION_OPTIONS = {
  read: ['clinic', 'kind'],
  show: [],
  confirm: [],
  apply: [],
  undo: [],
} as const;
const ACTIONS = Object.keys(ACTION_OPTIONS) as (keyof typeof ACTION_OPTIONS)[];
const MAX_ID = 2_147_483_647;

export const IMPORT_USAGE = `npm run import -- read prices.xlsx --country hu --clinic otthonos
npm run import -- read calendar.csv --country hu --clinic otthonos --kind visits
npm run import -- read bundle.json --country hu --clinic otthonos --kind visits
npm run import -- read doctors.xlsx --country hu --clinic otthonos --kind doctors
npm run import -- read hours.csv --country hu --clinic otthonos --kind hours
npm run import -- show 12 --country hu
npm run import -- confirm 12 --country hu
npm run import -- apply 12 --country hu
npm run import -- undo 12 --country hu

  read       reads a CSV, XLSX or FHIR file (.json, .ndjson), and shows what it would change
  show       shows what an import would change now
  confirm    confirms all names that are marked clear; others are confirmed by staff in a browser
  apply      applies an import; patients see the prices at once, visits take their times,
             and new doctors of a clinic that is live stay hidden
  undo       undoes an import, within seven days
  --country  ${COUNTRY_CODES.join(', ')}
  --clinic   the slug of the clinic
  --kind     ${IMPORT_KINDS.join(', ')}; without it, prices
`;

/**
 * Reads the command line, without the name of the program.
 *
 * @throws ArgumentError with a message for the operator.
 */
export function readImportArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): ImportArguments {
  const { values, positionals } = parseCommandLine({
    args: [...args],
    allowPositionals: true,
    options: { country: { type: 'string' }, clinic: { type: 'string' }, kind: { type: 'string' } },
  });
  const [name, subject, ...rest] = positionals;
  const action = readOneOf('Action', name, ACTIONS);
  if (rest.length > 0) throw new ArgumentError(`${action}: takes one import at a time`);
  rejectOtherOptions(action, ACTION_OPTIONS[action], values);
  const country = readOneOf('--country', values.country, served);
  if (action !== 'read') {
    return { action, country, id: readWholeNumber('The id of the import', subject, MAX_ID) };
  }
  if (subject === undefined) throw new ArgumentError('read: the path of a file is missing');
  if (values.clinic === undefined)
    throw new ArgumentError('--clinic: the slug of a clinic is missing');
  const kind = readOneOf('--kind', values.kind ?? 'prices', IMPORT_KINDS);
  return { action, country, file: subject, clinic: values.clinic, kind };
}
