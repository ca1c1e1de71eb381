import type { ResponseOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { nameIn } from '#server/features/catalogue/reference/localized.ts';
import type { ImportContext, Importer } from './importer.ts';
import { clinicsInReach, importsInReach, presentImport } from './import-rows.ts';

/** Lists the imports of all clinics of an account, or of one of them. Throws a 404 for a clinic out of reach. */
export async function listImports(
  context: ImportContext,
  user: Importer,
  clinic: number | null,
): Promise<ResponseOf<StaffEndpoints['imports']>> {
  const { pool } = context.site.database;
  const clinics = await clinicsInReach(pool, user, clinic);
  const imports = await importsInReach(pool, user, clinic);
  return {
    clinics: clinics.map(({ id, names }) => ({ id, name: nameIn(context, names) })),
    imports: imports.map((row) => presentImport(context, row)),
  };
}
