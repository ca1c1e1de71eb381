import { openObserver } from '#tools/chaos/environment/environment.ts';
import { DATABASE, withWebProcess } from '../product.ts';
import { expectSame, tablesIn } from '../digests.ts';
import type { Drill } from '../drill.ts';

/** Dumps the restored database, restores the dump as a copy and compares all tables. */
export async function restoreDump({ operator, restored, logFile, step }: Drill): Promise<void> {
  const copy = restored.url(`${DATABASE}_copy`);
  await step('dump restored with identical tables', async () => {
    await operator.run('dump a database');
    await operator.run('restore a dump as a copy');
    const [original, restoredCopy] = await Promise.all([restored.url(), copy].map(digest));
    expectSame('tables', original ?? new Map(), restoredCopy ?? new Map());
  });
  await step('web process ready on the restored dump', () =>
    withWebProcess(copy, logFile, () => Promise.resolve()),
  );
}

async function digest(url: string) {
  const database = openObserver({ connectionString: url });
  try {
    return await tablesIn(database);
  } finally {
    await database.end();
  }
}
