import type { Permission } from '../../identity/permissions.ts';
import { appointmentFile } from './appointments/appointment-file.ts';
import { doctorFile } from './doctors/doctor-file.ts';
import { hourFile } from './hours/hour-file.ts';
import { priceFile } from './prices/price-file.ts';

/** The file of a kind of import: the columns that it may have, and the permission to import it. */
interface ImportFile {
  readonly permission: Permission;
  readonly fields: readonly string[];
}

/** The kinds of imports with their files, in the order in which they are offered. */
export const IMPORT_FILES = {
  prices: priceFile,
  appointments: appointmentFile,
  doctors: doctorFile,
  hours: hourFile,
} as const satisfies Readonly<Record<string, ImportFile>>;

export type ImportKind = keyof typeof IMPORT_FILES;
export const IMPORT_KINDS = Object.keys(IMPORT_FILES) as [ImportKind, ...ImportKind[]];
export type ImportField = (typeof IMPORT_FILES)[ImportKind]['fields'][number];
