import type { Permission } from '../../identity/permissions.ts';
import type { ImportKind } from './sheets.ts';

/** The permission to import a kind of file. */
export const IMPORT_PERMISSIONS: Readonly<Record<ImportKind, Permission>> = {
  prices: 'imports.edit',
  appointments: 'imports.appointments',
  doctors: 'imports.doctors',
  hours: 'imports.hours',
};
