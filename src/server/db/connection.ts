import type { CountryCode } from '#shared/countries/codes.ts';

/** The address of one database: configured by the operator, or on the embedded server. */
export type DatabaseConnection =
  | { readonly connectionString: string }
  | {
      readonly host: string;
      readonly port: number;
      readonly user: string;
      readonly database: string;
    };

/** Returns the name of a country's database on the embedded server. */
export function embeddedDatabaseName(country: CountryCode): string {
  return `vizit_${country}`;
}

export function databaseName(connection: DatabaseConnection): string {
  return 'database' in connection
    ? connection.database
    : decodeURIComponent(new URL(connection.connectionString).pathname.slice(1));
}

/** Returns another database of the same server, with the same credentials and options. */
export function withDatabase(connection: DatabaseConnection, database: string): DatabaseConnection {
  if ('database' in connection) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}
