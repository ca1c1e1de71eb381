import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { ROLES, type Role } from '#shared/domain/people/roles.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readOneOf } from '#server/main/command-line/read-one-of.ts';

/** The parsed command line of `npm run staff`. */
export interface StaffArguments {
  readonly country: CountryCode;
  readonly username: string;
  readonly role: Role;
  readonly clinicIds: readonly number[];
  readonly branchIds: readonly number[];
  /** True if the password comes from standard input; otherwise one is generated and printed. */
  readonly isPasswordGiven: boolean;
}

export const STAFF_USAGE = `npm run staff -- --country hu --username kata --role operator

  --country         ${COUNTRY_CODES.join(', ')}
  --username        name of the account, which is created or updated
  --role            ${ROLES.join(', ')}
  --clinics         comma-separated ids of the clinics the account may access
  --branches        comma-separated ids of the clinic branches the account may access
  --password-stdin  reads the password from standard input; otherwise one is generated and printed
`;

const MAX_USERNAME_LENGTH = 100;
const MAX_ID = 2 ** 31 - 1;

/**
 * Reads the command line, without the name of the program.
 *
 * @throws ArgumentError with a message for the operator.
 */
export function readStaffArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): StaffArguments {
  const values = parse(args);
  const username = (values.username ?? '').trim();
  if (username === '' || username.length > MAX_USERNAME_LENGTH) {
    throw new ArgumentError(`--username: must have 1 to ${MAX_USERNAME_LENGTH} characters`);
  }
  return {
    country: readOneOf('--country', values.country, served),
    username,
    role: readOneOf('--role', values.role, ROLES),
    clinicIds: readIds('--clinics', values.clinics),
    branchIds: readIds('--branches', values.branches),
    isPasswordGiven: values['password-stdin'],
  };
}

function parse(args: readonly string[]) {
  return parseCommandLine({
    args: [...args],
    options: {
      country: { type: 'string' },
      username: { type: 'string' },
      role: { type: 'string' },
      clinics: { type: 'string', default: '' },
      branches: { type: 'string', default: '' },
      'password-stdin': { type: 'boolean', default: false },
    },
  }).values;
}

function readIds(name: string, text: string): readonly number[] {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const id = Number(part);
    if (/^\d+$/.test(part) && id >= 1 && id <= MAX_ID) return id;
    throw new ArgumentError(`${name}: must be comma-separated ids`);
  });
}
