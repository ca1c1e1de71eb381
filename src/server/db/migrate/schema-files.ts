import { readDefinitions, type Definition } from './read-definitions.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

/** The SQL files that a database is made from. */
export interface SchemaFiles {
  /** Tables and changes of tables, each applied once, in order. */
  readonly migrations: readonly Migration[];
  /** Functions, views and triggers in their present text, applied again when it changes. */
  readonly definitions: readonly Definition[];
}

export async function readSchemaFiles(): Promise<SchemaFiles> {
  const [migrations, definitions] = await Promise.all([readMigrations(), readDefinitions()]);
  return { migrations, definitions };
}
