import { parseArgs } from 'node:util';
import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { ROLES, type Role } from '#shared/domain/roles.ts';

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

/** An argument that makes no sense. The message is for whoever typed it. */
export class StaffArgumentError extends Error {
  override readonly name = 'StaffArgumentError';
}

export const STAFF_USAGE = `npm run staff -- --country hu --username kata --role operator

  --country         ${COUNTRY_CODES.join(', ')}
  --username        of the account to create, or to give another password and role
  --role            ${ROLES.join(', ')}
  --clinics         ids joined by commas: the clinics entitled to
  --branches        ids joined by commas: the clinic branches entitled to
  --password-stdin  reads the password from standard input; otherwise one is made and printed
`;

const LONGEST_USERNAME = 100;
const MOST_ID = 2 ** 31 - 1;

/**
 * Reads the command line, without the program's own name.
 *
 * @throws StaffArgumentError saying what is wrong.
 */
export function readStaffArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): StaffArguments {
  const values = parse(args);
  const username = (values.username ?? '').trim();
  if (username === '' || username.length > LONGEST_USERNAME) {
    throw new StaffArgumentError(`--username: must have 1 to ${LONGEST_USERNAME} characters`);
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
  try {
    return parseArgs({
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
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StaffArgumentError(reason, { cause });
  }
}

function readOneOf<T extends string>(
  name: string,
  text: string | undefined,
  known: readonly T[],
): T {
  const found = known.find((each) => each === text);
  if (found === undefined) throw new StaffArgumentError(`${name}: may be ${known.join(', ')}`);
  return found;
}

function readIds(name: string, text: string): readonly number[] {
  if (text === '') return [];
  return text.split(',').map((part) => {
    const id = Number(part);
    if (/^\d+$/.test(part) && id >= 1 && id <= MOST_ID) return id;
    throw new StaffArgumentError(`${name}: must be ids joined by commas`);
  });
}
