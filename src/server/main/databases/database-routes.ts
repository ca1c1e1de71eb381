import type { CountryCode } from '#shared/countries/codes.ts';
import type { Config } from '#server/config/config.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import type { ReplicaOptions } from '#server/db/replica/open-replica.ts';

/** The connections to a country's database. */
export interface DatabaseRoutes {
  connection: DatabaseConnection;
  /** True if `connection` is a pooler in transaction mode. */
  isPooled: boolean;
  replica: ReplicaOptions | undefined;
}

/**
 * Returns the connections to a country's database.
 *
 * @param direct the connection that bypasses a pooler.
 */
export function routesOf(
  config: Config,
  code: CountryCode,
  direct: DatabaseConnection,
): DatabaseRoutes {
  const pooled = config.directDatabaseUrls.has(code) ? config.databaseUrls.get(code) : undefined;
  const replica = config.replicaUrls.get(code);
  return {
    connection: pooled === undefined ? direct : { connectionString: pooled },
    isPooled: pooled !== undefined,
    replica:
      replica === undefined
        ? undefined
        : {
            connection: { connectionString: replica },
            // Session settings are stored in the database and replicated, so a replica may have a pooler.
            isPooled: pooled !== undefined,
            maxLagMs: config.replicaMaxLagMs,
          },
  };
}
