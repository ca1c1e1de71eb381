import type { StaffSite } from '../../countries/staff-hosts.ts';
import type { Role } from './roles.ts';
import { POSITIONS, type Position } from './positions.ts';

/** The columns of the table of permissions: every role, branch administrators by their position. */
type StaffKind = Exclude<Role, 'clinic_branch_admin'> | Position;

/** `all`: of the whole country. `own`: of the clinics and branches of the account, or of itself. */
export type Grant = 'all' | 'own';

/** The rights of a kind of staff that a permission names; kinds that it omits have none. */
type Grants = Readonly<Partial<Record<StaffKind, Grant>>>;

/**
 * The table of permissions, for server and pages. Every call of staff names one of them. A call without
 * the permission is a 403; with it, but about something out of reach, a 404.
 */
export const PERMISSIONS = {
  'clinic_requests.view': {
    admin: 'all',
    account_manager: 'all',
    copywriter: 'all',
    operator: 'all',
    operator_manager: 'all',
  },
  'clinic_requests.handle': { admin: 'all', account_manager: 'all' },
  'contact_messages.view': {
    admin: 'all',
    account_manager: 'all',
    operator: 'all',
    operator_manager: 'all',
  },
  'contact_messages.handle': { operator: 'all', operator_manager: 'all' },
  'appointments.support': { operator: 'all', operator_manager: 'all' },
  'erasures.view': { admin: 'all', operator: 'all', operator_manager: 'all' },
  'erasures.prepare': { admin: 'all', operator: 'all', operator_manager: 'all' },
  // Never of the request that the account has prepared.
  'erasures.decide': { admin: 'all', operator_manager: 'all' },
  'failed_messages.view': { admin: 'all', operator: 'all', operator_manager: 'all' },
  'failed_messages.handle': { admin: 'all', operator: 'all', operator_manager: 'all' },
  'messages.view': { admin: 'all', operator: 'all', operator_manager: 'all' },
  'messages.resend': { admin: 'all', operator: 'all', operator_manager: 'all' },
  'messages.test': { admin: 'all', operator_manager: 'all' },
  // Some of the inbox, see `INBOX_RULES`.
  'inbox.view': {
    admin: 'all',
    account_manager: 'all',
    copywriter: 'all',
    operator: 'all',
    operator_manager: 'all',
  },
  'inbox.handle': {
    admin: 'all',
    account_manager: 'all',
    operator: 'all',
    operator_manager: 'all',
  },
  'reviews.moderate': { admin: 'all', operator: 'all', operator_manager: 'all' },
  'reviews.overturn': { operator_manager: 'all' },
  'received_reviews.view': { clinic_admin: 'own', manager: 'own', doctor: 'own' },
  'received_reviews.reply': { clinic_admin: 'own', manager: 'own' },
  'received_reviews.report': { clinic_admin: 'own', manager: 'own', doctor: 'own' },
  'catalogue.view': { admin: 'all', account_manager: 'all', copywriter: 'all' },
  'catalogue.edit': { admin: 'all' },
  'clinics.view': { admin: 'all', account_manager: 'all', copywriter: 'all' },
  'clinics.edit': { account_manager: 'all' },
  'onboarding.view': {
    admin: 'all',
    account_manager: 'all',
    copywriter: 'all',
    operator: 'all',
    operator_manager: 'all',
    clinic_admin: 'own',
    manager: 'own',
  },
  // Starts to set a clinic up, and publishes it.
  'onboarding.edit': { admin: 'all', account_manager: 'all' },
  // Adds doctors, branches and the legal name of a clinic, which wait for approval once it is live.
  'proposals.make': { clinic_admin: 'own' },
  'proposals.view': { admin: 'all', account_manager: 'all', clinic_admin: 'own' },
  // Of those who see clinics: others could not look at what they approve.
  'proposals.decide': { admin: 'all', account_manager: 'all' },
  // The own phone, on which clinics call the account.
  'contact.edit': { admin: 'own', account_manager: 'own' },
  'onboarding.rehearse': { account_manager: 'all', clinic_admin: 'own', manager: 'own' },
  // What patients read about a clinic, its branches and doctors; of their names, those of doctors only.
  'content.edit': { account_manager: 'all', clinic_admin: 'own', manager: 'own' },
  // The hours of doctors: as every week, and of single days.
  'schedules.view': { clinic_admin: 'own', manager: 'own', desk: 'own', doctor: 'own' },
  'schedules.edit': { account_manager: 'all', clinic_admin: 'own', manager: 'own' },
  'prices.edit': { account_manager: 'all', clinic_admin: 'own' },
  'holidays.view': { admin: 'all', account_manager: 'all' },
  'holidays.edit': { admin: 'all' },
  'branch_holidays.edit': { account_manager: 'all', clinic_admin: 'own', manager: 'own' },
  // Of the roles in `managedRoles`, in clinics of the positions in `managedPositions`.
  'accounts.manage': {
    admin: 'all',
    account_manager: 'all',
    operator_manager: 'all',
    clinic_admin: 'own',
    manager: 'own',
  },
  'appointments.view': { clinic_admin: 'own', manager: 'own', desk: 'own', doctor: 'own' },
  'appointments.edit': { clinic_admin: 'own', manager: 'own', desk: 'own' },
  // Of a patient whose appointment the account sees: doctors book from the room, into their own times.
  'appointments.follow_up': { clinic_admin: 'own', manager: 'own', desk: 'own', doctor: 'own' },
  'appointments.attend': { clinic_admin: 'own', manager: 'own', desk: 'own', doctor: 'own' },
  // Takes back steps of appointments on the two days after them, beside `appointments.attend`.
  'appointments.correct': { clinic_admin: 'own', manager: 'own' },
  'absences.view': { clinic_admin: 'own', manager: 'own', desk: 'own', doctor: 'own' },
  // Of the doctor that the account is.
  'absences.propose': { doctor: 'own' },
  // By the desk for one day only.
  'absences.edit': { clinic_admin: 'own', manager: 'own', desk: 'own' },
  'absences.decide': { clinic_admin: 'own', manager: 'own' },
  'busy_calendars.edit': { clinic_admin: 'own', manager: 'own' },
  'desk.set_up': { clinic_admin: 'own', manager: 'own' },
  'imports.edit': { admin: 'all', account_manager: 'all', clinic_admin: 'own' },
  // Of appointments to come, beside `imports.edit`: the file has patients.
  'imports.appointments': { clinic_admin: 'own' },
  // Of doctors, as drafts, and of their hours, beside `imports.edit`.
  'imports.hours': { account_manager: 'all', clinic_admin: 'own' },
  'imports.doctors': { account_manager: 'all', clinic_admin: 'own' },
  'figures.view': { clinic_admin: 'own', manager: 'own' },
  // Also of the roles in `auditedRoles`.
  'audit.view': {
    admin: 'all',
    clinic_admin: 'own',
    manager: 'own',
    desk: 'own',
    doctor: 'own',
    account_manager: 'own',
    copywriter: 'own',
    operator: 'own',
    operator_manager: 'own',
  },
  'texts.edit': { admin: 'all', account_manager: 'all', copywriter: 'all' },
} as const satisfies Record<string, Grants>;

export type Permission = keyof typeof PERMISSIONS;

export interface StaffMember {
  readonly role: Role;
  /** Null for every other role than `clinic_branch_admin`. */
  readonly position: Position | null;
}

/**
 * Returns how far a permission of a member of staff reaches; null without it. A branch administrator
 * whose position is not set has only what every position has.
 */
export function grantOf(staff: StaffMember, permission: Permission): Grant | null {
  const grants: Grants = PERMISSIONS[permission];
  const reaches = kindsOf(staff).map((kind) => grants[kind] ?? null);
  if (reaches.includes(null)) return null;
  return reaches.includes('own') ? 'own' : 'all';
}

/** The kinds of staff that work in the cabinet; all others work in the console. */
const CABINET_KINDS: ReadonlySet<StaffKind> = new Set(['clinic_admin', ...POSITIONS]);

/** Returns the kinds of staff of a site that have a permission. */
export function kindsWith(permission: Permission, site: StaffSite): StaffKind[] {
  const grants: Grants = PERMISSIONS[permission];
  return (Object.keys(grants) as StaffKind[]).filter(
    (kind) => CABINET_KINDS.has(kind) === (site === 'cabinet'),
  );
}

/** Checks that a member of staff has a permission, however far it reaches. */
export function hasPermission(staff: StaffMember, permission: Permission): boolean {
  return grantOf(staff, permission) !== null;
}

function kindsOf({ role, position }: StaffMember): readonly StaffKind[] {
  if (role !== 'clinic_branch_admin') return [role];
  return position === null ? POSITIONS : [position];
}
