import pg from 'pg';

/** Of a cause that has a cause; errors can be their own. */
const DEEPEST = 5;

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * What of an error goes to the log. PostgreSQL's carry values of the row they are about, HTTP
 * libraries' the whole request: of neither more is taken than is named here.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    message: messageOf(error),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...(frames === undefined ? {} : { stack: frames.join('\n') }),
    ...(error.cause === undefined || depth === DEEPEST
      ? {}
      : { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** A row of digits in the words of a library may be a phone. */
const PHONE = /\d{7,}/g;

/** PostgreSQL names the value that it could not read (class 22) at the end. */
function messageOf(error: Error): string {
  const isAboutValue = error instanceof pg.DatabaseError && error.code?.startsWith('22') === true;
  const message = isAboutValue ? error.message.replace(/: ".*$/s, '') : error.message;
  return message.replaceAll(PHONE, '…');
}
