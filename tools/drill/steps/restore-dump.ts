import { openObserver } from '#tools/chaos/arena/arena.ts';
import { DATABASE, withWeb } from '../product.ts';
import { expectSame, tablesIn } from '../proof.ts';
import type { Drill } from '../drill.ts';

/** Dumps the restored database, restores the dump beside it, and compares all rows. */
export async function restoreDump({ operator, restored, logFile, step }: Drill): Promise<void> {
  const copy = restored.url(`${DATABASE}_copy`);
  await step('a dump restored: the same rows in every table', async () => {
    await operator.run('dump a database');
    await operator.run('restore a dump beside it');
    const [original, restoredCopy] = await Promise.all([restored.url(), copy].map(digest));
    expectSame('tables', original ?? new Map(), restoredCopy ?? new Map());
  });
  await step('a web process serves it', () => withWeb(copy, logFile, () => Promise.resolve()));
}

async function digest(url: string) {
  const database = openObserver({ connectionString: url });
  try {
    return await tablesIn(database);
  } finally {
    await database.end();
  }
}
