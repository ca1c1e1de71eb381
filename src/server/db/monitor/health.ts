import pg from 'pg';
import { inTime } from '#server/lib/concurrency/with-timeout.ts';
import type { DatabaseConnection } from '../connection.ts';
import { VALUE_TYPES } from '../pool/value-types.ts';

const LIMIT_MS = 800;

/** A separate connection for health checks, so that an exhausted pool never looks like an outage. */
export interface DatabaseProbe {
  /** Runs the work on the connection, and reconnects when it is lost. Throws after 800 ms. */
  run<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export function createDatabaseProbe(connection: DatabaseConnection): DatabaseProbe {
  let current: Promise<pg.Client> | undefined;

  const open = (): Promise<pg.Client> => {
    const opened = connect(connection, () => void forget(opened));
    return opened;
  };
  const forget = async (client: Promise<pg.Client> | undefined): Promise<void> => {
    if (current === client) current = undefined;
    await client?.then((opened) => opened.end()).catch(() => undefined);
  };

  return {
    run: async (work) => {
      const client = (current ??= open());
      try {
        return await withinLimit(client.then(work));
      } catch (error) {
        void forget(client);
        throw error;
      }
    },
    close: () => forget(current),
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
    connectionTimeoutMillis: LIMIT_MS,
    query_timeout: LIMIT_MS,
    types: VALUE_TYPES,
  });
  client.on('error', onLost);
  client.on('end', onLost);
  await client.connect();
  return client;
}

function withinLimit<Result>(work: Promise<Result>): Promise<Result> {
  return inTime(
    work,
    LIMIT_MS,
    () => new Error(`The database did not answer within ${LIMIT_MS} ms`),
  );
}
