export { applyImport } from './apply-import.ts';
export { chooseImport, mapImport, matchImport } from './edit-import.ts';
export { forgetSheets } from './forget-sheets.ts';
export { listImports } from './list-imports.ts';
export { readImport } from './read-import.ts';
export type { ImportContext, Importer } from './importer.ts';
export { matchDoctorNames } from './visits/match-doctors.ts';
export { undoImport } from './undo-import.ts';
export { uploadImport } from './upload-import.ts';
