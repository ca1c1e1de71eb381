import { SpanStatusCode, type Span } from '@opentelemetry/api';
import { loggedError } from '../logged-error.ts';

/** Says of a span that it failed, and why, with no more of the error than the log has. */
export function markFailed(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (error === null) return;
  const { type, message, stack = '' } = loggedError(error);
  span.addEvent('exception', {
    'exception.type': type,
    'exception.message': message,
    'exception.stacktrace': stack,
  });
}
