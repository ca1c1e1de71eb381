import { IMPORT_KINDS, type ImportKind } from '#shared/domain/clinic-data/imports/import-kinds.ts';
import type { Route } from '../../route.ts';

export type UploadName = `upload${Capitalize<ImportKind>}`;

/** Returns the name of the call that uploads a file of a kind, such as `uploadPrices`. */
export function uploadName(kind: ImportKind): UploadName {
  return `upload${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as UploadName;
}

const uploads = Object.fromEntries(
  IMPORT_KINDS.map((kind) => [
    uploadName(kind),
    { method: 'POST', path: `/api/staff/v1/imports/${kind}/` },
  ]),
) as Readonly<Record<UploadName, { method: 'POST'; path: `/api/staff/v1/imports/${ImportKind}/` }>>;

export const importRoutes = {
  ...uploads,
  imports: { method: 'GET', path: '/api/staff/v1/imports/' },
  import: { method: 'GET', path: '/api/staff/v1/imports/:id/' },
  mapImport: { method: 'POST', path: '/api/staff/v1/imports/:id/mapping/' },
  matchImport: { method: 'POST', path: '/api/staff/v1/imports/:id/matches/' },
  matchDoctors: { method: 'POST', path: '/api/staff/v1/imports/:id/doctors/' },
  matchPeople: { method: 'POST', path: '/api/staff/v1/imports/:id/people/' },
  chooseImport: { method: 'POST', path: '/api/staff/v1/imports/:id/choices/' },
  applyImport: { method: 'POST', path: '/api/staff/v1/imports/:id/apply/' },
  undoImport: { method: 'POST', path: '/api/staff/v1/imports/:id/undo/' },
} as const satisfies Record<string, Route>;
