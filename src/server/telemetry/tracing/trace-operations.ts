import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, trace, type Span, type Tracer } from '@opentelemetry/api';
import { operationChannel, type Operation } from '../traced.ts';
import { recordError } from './record-error.ts';

/** The kinds of operations that start a trace outside a request. */
const ROOT_KINDS: ReadonlySet<Operation['kind']> = new Set(['sms']);

const ATTRIBUTES = {
  statement: { 'db.system.name': 'postgresql' },
  rendering: {},
  sms: {},
} as const satisfies Record<Operation['kind'], object>;

interface OperationTracing {
  /** Runs a function with the span as the parent of its operations. */
  runInSpan(span: Span, run: () => void): void;
  stop(): void;
}

/** Creates a span for each operation below the current span. */
export function traceOperations(tracer: Tracer): OperationTracing {
  const current = new AsyncLocalStorage<Span | undefined>();
  const spans = new WeakMap<Operation, Span>();

  const begin = (operation: Operation): Span | undefined => {
    const parent = current.getStore();
    if (parent === undefined && !ROOT_KINDS.has(operation.kind)) return undefined;
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
    const kind = operation.kind === 'rendering' ? SpanKind.INTERNAL : SpanKind.CLIENT;
    const attributes = ATTRIBUTES[operation.kind];
    const span = tracer.startSpan(operation.name, { kind, attributes }, context);
    spans.set(operation, span);
    return span;
  };
  const onError = (message: unknown) => {
    const operation = message as Operation & { error: unknown };
    const span = spans.get(operation);
    if (span !== undefined) recordError(span, operation.error);
  };
  const onEnd = (message: unknown) => spans.get(message as Operation)?.end();
  operationChannel.start.bindStore(current, begin);
  operationChannel.error.subscribe(onError);
  operationChannel.asyncEnd.subscribe(onEnd);
  return {
    runInSpan: (span, run) => current.run(span, run),
    stop() {
      operationChannel.start.unbindStore(current);
      operationChannel.error.unsubscribe(onError);
      operationChannel.asyncEnd.unsubscribe(onEnd);
    },
  };
}
