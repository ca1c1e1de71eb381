import { tracingChannel } from 'node:diagnostics_channel';

/** A piece of work that a trace shows. */
export interface Work {
  /** One of few: it holds no value of anybody. */
  readonly name: string;
  readonly kind: 'statement' | 'rendering' | 'sms';
}

/** Where traces hear of work; nobody listens unless they are wanted. */
export const works = tracingChannel<unknown, Work>('vizit.work');

/** Does the work, as a part of the trace of whatever it is done for. */
export function traced<Result>(
  kind: Work['kind'],
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return works.hasSubscribers ? works.tracePromise(work, { kind, name }) : work();
}
