import { COUNTRY_CODES, type CountryCode } from '#shared/countries/codes.ts';
import { ROLES, type Role } from '#shared/domain/identity/roles.ts';
import { POSITIONS, type Position } from '#shared/domain/identity/positions.ts';
import { ArgumentError } from '#server/main/command-line/argument-error.ts';
import { parseCommandLine } from '#server/main/command-line/parse-command-line.ts';
import { readOneOf } from '#server/main/command-line/read-one-of.ts';

/** The parsed command line of `npm run staff`. */
export interface StaffArguments {
  readonly country: CountryCode;
  readonly username: string;
  readonly role: Role;
  /** Undefined keeps those of the account; so do the next ones. */
  readonly clinicIds: readonly number[] | undefined;
  readonly branchIds: readonly number[] | undefined;
  /** Only for branch administrators. */
  readonly position: Position | undefined;
  /** The doctor that the account belongs to, if the position is a doctor. */
  readonly doctorId: number | null | undefined;
  readonly displayName: string | undefined;
  /** True to remove the second factors, after their owner has lost them. */
  readonly isResettingFactors: boolean;
  /** True if the password comes from standard input; otherwise one is generated and printed. */
  readonly isPasswordGiven: boolean;
}

export const STAFF_USAGE = `npm run staff -- --country hu --username kata --role operator

  --country         ${COUNTRY_CODES.join(', ')}
  --username        name of the account, which is created; an existing one keeps its display name, and with
                    the same role its rights, unless an option below changes them
  --display-name    name that colleagues see
  --role            ${ROLES.join(', ')}
  --clinics         comma-separated ids of the clinics the account may access
  --branches        comma-separated ids of the clinic branches the account may access
  --position        ${POSITIONS.join(', ')}: the rights of a clinic_branch_admin; without
                    one, only those that all positions share
  --doctor          id of the doctor that the account belongs to, for the position doctor
  --reset-factors   removes the second factors, if their owner has lost them
  --password-stdin  reads the password from standard input; otherwise one is generated and printed
`;

const MAX_NAME_LENGTH = 100;
const MAX_ID = 2 ** 31 - 1;

const OPTIONS = {
  country: { type: 'string' },
  username: { type: 'string' },
  role: { type: 'string' },
  clinics: { type: 'string' },
  branches: { type: 'string' },
  'display-name': { type: 'string' },
  position: { type: 'string' },
  doctor: { type: 'string' },
  'reset-factors': { type: 'boolean', default: false },
  'password-stdin': { type: 'boolean', default: false },
} as const;

/**
 * Reads the command line, without the name of the program.
 *
 * @throws ArgumentError with a message for the operator.
 */
export function readStaffArguments(
  args: readonly string[],
  served: readonly CountryCode[],
): StaffArguments {
  const { values } = parseCommandLine(args, OPTIONS);
  const username = (values.username ?? '').trim();
  if (username === '' || username.length > MAX_NAME_LENGTH) {
    throw new ArgumentError(`--username: must have 1 to ${MAX_NAME_LENGTH} characters`);
  }
  const displayName = values['display-name']?.trim();
  if (displayName !== undefined && displayName.length > MAX_NAME_LENGTH) {
    throw new ArgumentError(`--display-name: must have at most ${MAX_NAME_LENGTH} characters`);
  }
  const role = readOneOf('--role', values.role, ROLES);
  return {
    country: readOneOf('--country', values.country, served),
    username,
    displayName,
    role,
    clinicIds: readIds('--clinics', values.clinics),
    branchIds: readIds('--branches', values.branches),
    ...readPosition(role, values),
    isResettingFactors: values['reset-factors'],
    isPasswordGiven: values['password-stdin'],
  };
}

function readPosition(
  role: Role,
  values: { readonly position?: string | undefined; readonly doctor?: string | undefined },
): Pick<StaffArguments, 'position' | 'doctorId'> {
  const position =
    values.position === undefined ? undefined : readOneOf('--position', values.position, POSITIONS);
  if (position !== undefined && role !== 'clinic_branch_admin') {
    throw new ArgumentError('--position: only for the role clinic_branch_admin');
  }
  const [doctorId, ...others] = readIds('--doctor', values.doctor) ?? [];
  if (others.length > 0) throw new ArgumentError('--doctor: must be one id');
  if ((doctorId !== undefined) !== (position === 'doctor')) {
    throw new ArgumentError('--doctor: required for the position doctor, and only for it');
  }
  // Another position ends that of a doctor.
  return { position, doctorId: position === undefined ? undefined : (doctorId ?? null) };
}

function readIds(name: string, text: string | undefined): readonly number[] | undefined {
  if (text === undefined) return undefined;
  if (text === '') return [];
  return text.split(',').map((part) => {
    const id = Number(part);
    if (/^\d+$/.test(part) && id >= 1 && id <= MAX_ID) return id;
    throw new ArgumentError(`${name}: must be comma-separated ids`);
  });
}
