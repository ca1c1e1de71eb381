import pg from 'pg';
import { withTimeout } from '#shared/with-timeout.ts';
import type { DatabaseConnection } from '../connection.ts';
import { VALUE_TYPES } from '../pool/value-types.ts';

const TIMEOUT_MS = 800;

/** A separate connection for health checks, so that an exhausted pool never looks like an outage. */
export interface DatabaseProbe {
  /** Runs the work on the connection, and reconnects when it is lost. Throws after 800 ms. */
  run<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** Creates a probe, which connects when it is first used. */
export function createDatabaseProbe(connection: DatabaseConnection): DatabaseProbe {
  let current: Promise<pg.Client> | undefined;

  const open = (): Promise<pg.Client> => {
    const opened = connect(connection, () => void discard(opened));
    return opened;
  };
  const discard = async (client: Promise<pg.Client> | undefined): Promise<void> => {
    if (current === client) current = undefined;
    await client?.then((opened) => opened.end()).catch(() => undefined);
  };

  return {
    run: async (work) => {
      const client = (current ??= open());
      try {
        return await withTimeout(client.then(work), TIMEOUT_MS);
      } catch (error) {
        void discard(client);
        throw error;
      }
    },
    close: () => discard(current),
  };
}

/** Returns true when the database responds in time. */
export async function pingDatabase(probe: DatabaseProbe): Promise<boolean> {
  return probe
    .run((client) => client.query('SELECT 1'))
    .then(
      () => true,
      () => false,
    );
}

async function connect(connection: DatabaseConnection, onLost: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    ...connection,
    application_name: 'vizit-health',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    types: VALUE_TYPES,
  });
  client.on('error', onLost);
  client.on('end', onLost);
  await client.connect();
  return client;
}
