import { ConfigError } from '#server/config/config-error.ts';
import { EmbeddedPostgresError } from '#server/db/embedded/embedded-postgres-error.ts';
import { MigrationError } from '#server/db/migrate/migration-error.ts';
import { ArgumentError } from './command-line/argument-error.ts';
import { CommandError } from './command-line/command-error.ts';
import { DatabaseWaitError } from './databases/wait-for-database.ts';

const OPERATOR_ERRORS = [
  ConfigError,
  EmbeddedPostgresError,
  MigrationError,
  ArgumentError,
  CommandError,
  DatabaseWaitError,
] as const;

/**
 * Checks that the operator can correct an error, so that its message suffices. The message of an address
 * that the process cannot listen on names it.
 */
export function isOperatorError(error: unknown): error is Error {
  return (
    OPERATOR_ERRORS.some((expected) => error instanceof expected) ||
    (error instanceof Error &&
      'syscall' in error &&
      (error.syscall === 'listen' || error.syscall === 'getaddrinfo'))
  );
}
