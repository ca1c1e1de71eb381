import type { CountryCode } from '#shared/countries/codes.ts';
import type { Config } from '#server/config/config.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import type { ReplicaOptions } from '#server/db/replica/open-replica.ts';

/** The connections of a web process to a country's database. */
export interface DatabaseRoutes {
  connection: DatabaseConnection;
  /** True if `connection` goes through a pooler in transaction mode. */
  isPooled: boolean;
  replica: ReplicaOptions | undefined;
}

/** Returns the routes of a country; `direct` bypasses any pooler. */
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
            // Session settings are replicated with the database, so a pooler works here as well.
            isPooled: pooled !== undefined,
            maxLagMs: config.replicaMaxLagMs,
          },
  };
}
