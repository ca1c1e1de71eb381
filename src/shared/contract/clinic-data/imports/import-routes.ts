import { IMPORT_KINDS, type ImportKind } from '#shared/domain/clinic-data/imports/import-kinds.ts';

export type UploadName = `upload${Capitalize<ImportKind>}`;

/** Returns the name of the call that uploads a file of a kind, such as `uploadPrices`. */
export function uploadName(kind: ImportKind): UploadName {
  return `upload${kind.charAt(0).toUpperCase()}${kind.slice(1)}` as UploadName;
}

/** An upload for each kind, because each needs a permission of its own. */
export const importUploadRoutes = Object.fromEntries(
  IMPORT_KINDS.map((kind) => [
    uploadName(kind),
    { method: 'POST', path: `/api/staff/v1/imports/${kind}/` },
  ]),
) as Readonly<Record<UploadName, { method: 'POST'; path: `/api/staff/v1/imports/${ImportKind}/` }>>;
