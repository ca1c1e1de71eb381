import type { CountryCode } from '#shared/countries/codes.ts';
import type { Config } from '#server/config/config.ts';
import type { DatabaseConnection } from '#server/db/connection.ts';
import type { ReplicaOptions } from '#server/db/replica/open-replica.ts';

/** The ways by which requests come to a country's database. */
export interface DatabaseRoutes {
  connection: DatabaseConnection;
  /** Whether `connection` leads to a pooler in transaction mode. */
  isPooled: boolean;
  replica: ReplicaOptions | undefined;
}

/** @param direct what leads to the database itself. */
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
            // What every session has is replicated with all else, so there may be a pooler as well.
            isPooled: pooled !== undefined,
            maxLagMs: config.replicaMaxLagMs,
          },
  };
}
