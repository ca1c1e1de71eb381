import { SpanStatusCode, type Span } from '@opentelemetry/api';
import { loggedError } from '../logged-error.ts';

/** Marks a span as failed, with the fields of the error that may be logged. */
export function recordError(span: Span, error: unknown): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (error === null) return;
  const { type, message, stack = '' } = loggedError(error);
  span.addEvent('exception', {
    'exception.type': type,
    'exception.message': message,
    'exception.stacktrace': stack,
  });
}
