import { tracingChannel } from 'node:diagnostics_channel';

/** An operation with its own span. */
export interface Operation {
  /** The name of the span. It contains no values, so there are few different names. */
  readonly name: string;
  readonly kind: 'statement' | 'rendering' | 'sms';
}

/** The channel that reports operations to the tracer. Without a tracer it has no subscribers. */
export const operationChannel = tracingChannel<unknown, Operation>('vizit.operation');

/** Runs an operation in a span below the current one. */
export function traced<Result>(
  kind: Operation['kind'],
  name: string,
  run: () => Promise<Result>,
): Promise<Result> {
  return operationChannel.hasSubscribers
    ? operationChannel.tracePromise(run, { kind, name })
    : run();
}
