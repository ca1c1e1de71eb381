import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, trace, type Span, type Tracer } from '@opentelemetry/api';
import { works, type Work } from '../traced.ts';
import { markFailed } from './mark-failed.ts';

/** What is always worth a trace, also when no request asked for it. */
const ROOTS: ReadonlySet<Work['kind']> = new Set(['sms']);

const ATTRIBUTES = {
  statement: { 'db.system.name': 'postgresql' },
  rendering: {},
  sms: {},
} as const satisfies Record<Work['kind'], object>;

interface Following {
  /** Does something as a part of a span. */
  run(span: Span, work: () => void): void;
  stop(): void;
}

/** Makes a span of each work that is done for another span. */
export function followWorks(tracer: Tracer): Following {
  const current = new AsyncLocalStorage<Span | undefined>();
  const spans = new WeakMap<Work, Span>();

  const begin = (work: Work): Span | undefined => {
    const parent = current.getStore();
    if (parent === undefined && !ROOTS.has(work.kind)) return undefined;
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, parent);
    const kind = work.kind === 'rendering' ? SpanKind.INTERNAL : SpanKind.CLIENT;
    const attributes = ATTRIBUTES[work.kind];
    const span = tracer.startSpan(work.name, { kind, attributes }, context);
    spans.set(work, span);
    return span;
  };
  const onError = (message: unknown) => {
    const work = message as Work & { error: unknown };
    const span = spans.get(work);
    if (span !== undefined) markFailed(span, work.error);
  };
  const onEnd = (message: unknown) => spans.get(message as Work)?.end();
  works.start.bindStore(current, begin);
  works.error.subscribe(onError);
  works.asyncEnd.subscribe(onEnd);
  return {
    run: (span, work) => current.run(span, work),
    stop() {
      works.start.unbindStore(current);
      works.error.unsubscribe(onError);
      works.asyncEnd.unsubscribe(onEnd);
    },
  };
}
