import pg from 'pg';

/** The maximum depth of nested causes to log; an error can be its own cause. */
const MAX_DEPTH = 5;

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * Returns the fields of an error that may be logged. PostgreSQL errors contain values of the row
 * and errors of HTTP libraries the whole request, so all other fields are omitted.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    message: messageOf(error),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(frames === undefined ? {} : { stack: frames.join('\n') }),
    ...(error.cause === undefined || depth === MAX_DEPTH
      ? {}
      : { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** The digits in a library's message may be a phone number. */
const PHONE = /\d{7,}/g;

/** Removes the value that PostgreSQL could not parse from the end of messages of class 22 errors. */
function messageOf(error: Error): string {
  const isAboutValue = error instanceof pg.DatabaseError && error.code?.startsWith('22') === true;
  const message = isAboutValue ? error.message.replace(/: ".*$/s, '') : error.message;
  return message.replaceAll(PHONE, '…');
}
