import { DATABASE, withDatabase, withWebProcess } from '../product.ts';
import { expectSame, tablesIn } from '../digests.ts';
import type { Drill } from '../drill.ts';

/** Dumps the restored database, restores the dump as a copy and compares all tables. */
export async function restoreDump({ operator, restored, logFile, step }: Drill): Promise<void> {
  const copy = restored.url(`${DATABASE}_copy`);
  await step('dump restored with identical tables', async () => {
    await operator.run('dump a database');
    await operator.run('restore a dump as a copy');
    const original = await withDatabase(restored.url(), tablesIn);
    expectSame('tables', original, await withDatabase(copy, tablesIn));
  });
  await step('web process ready on the restored dump', () =>
    withWebProcess(copy, logFile, () => Promise.resolve()),
  );
}
