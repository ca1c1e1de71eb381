import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { ROLES, type Role } from '#shared/domain/people/roles.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';

/** What `npm run staff` was asked for. */
export interface StaffArguments {
  readonly country: CountryCode;
  readonly username: string;
  readonly role: Role;
  readonly clinicIds: readonly number[];
  readonly branchIds: readonly number[];
  /** Whether the password comes from standard input; otherwise one is made and printed. */
  readonly isPasswordGiven: boolean;
}

export const STAFF_USAGE = `npm run staff -- --country hu --username kata --role operator

  --country         ${COUNTRY_CODES.join(', ')}
  --username        of the account to create, or to give another password and role
  --role            ${ROLES.join(', ')}
  --clinics         ids joined by commas: the clinics entitled to
  --branches        ids joined by commas: the clinic branches entitled to
  --password-stdin  reads the password from standard input; otherwise one is made and printed
`;

const MAX_USERNAME_LENGTH = 100;
const MAX_ID = 2 ** 31 - 1;

/**
 * Reads the command line, without the program's own name.
 *
 * @throws ArgumentError saying what is wrong.
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

function readOneOf<T extends string>(
  name: string,
  text: string | undefined,
  known: readonly T[],
): T {
  const found = known.find((each) => each === text);
  if (found === undefined) throw new ArgumentError(`${name}: may be ${known.join(', ')}`);
  return found;
}

function readIds(name: string, text: string): readonly number[] {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const id = Number(part);
    if (/^\d+$/.test(part) && id >= 1 && id <= MAX_ID) return id;
    throw new ArgumentError(`${name}: must be ids joined by commas`);
  });
}
