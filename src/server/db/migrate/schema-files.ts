import { readDefinitions, type Definition } from './read-definitions.ts';
import { readMigrations, type Migration } from './read-migrations.ts';

/** The SQL files that create the schema of a database. */
export interface SchemaFiles {
  /** Tables and changes of tables, each applied once, in order. */
  readonly migrations: readonly Migration[];
  /** Functions, views and triggers, applied again when their text changes. */
  readonly definitions: readonly Definition[];
}

export async function readSchemaFiles(): Promise<SchemaFiles> {
  const [migrations, definitions] = await Promise.all([readMigrations(), readDefinitions()]);
  return { migrations, definitions };
}
