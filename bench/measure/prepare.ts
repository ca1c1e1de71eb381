import { isDeepStrictEqual } from 'node:util';
import { fetchOnce, type RawResponse } from '../load/fetch-once.ts';
import { sendRequests, type Request, type Step } from '../load/send-requests.ts';
import { roundRobin, type Call } from '../calls/call.ts';
import type { BareResponse } from '../subject/bare-server.ts';
import type { Subject, Worker } from '../subject/open-process.ts';

/** A call in one country, ready to be measured. */
export interface Prepared {
  readonly subject: Subject;
  readonly call: Call;
  /** The worker of the country. */
  readonly worker: Worker;
  /** Returns the next request for the bare route. */
  readonly bare: () => Step;
  /** The mean size of a response on the wire, in bytes. */
  readonly bytes: number;
}

const MAX_RESPONSES = 20;
/** More than there are database connections, so that all are open and have planned statements. */
const WARMUP_CLIENTS = 16;
export const WARMUP_REQUESTS = 64;
/** Headers that every server sets itself. */
const CONNECTION_HEADERS = [
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
];

/**
 * Copies the product's responses to the bare route, checks that it returns the same, and records the
 * main statement with its values; if each request can be sent only once, it sends `once` of them.
 */
export async function prepare(
  subject: Subject,
  worker: Worker,
  call: Call,
  once: number,
): Promise<Prepared> {
  const responses: BareResponse[] = [];
  const path = `/${call.name}`;
  let bare: Request[] = [];
  let bytes = 0;
  const steps = Math.min(call.requestCount ?? MAX_RESPONSES, MAX_RESPONSES);
  for (let rest = steps; rest > 0; rest -= 1) {
    bare = [];
    const send = async (request: Request) => {
      const response = await fetchOnce(subject.product, request);
      responses.push(copyOf(response));
      bare.push({ ...request, path });
      bytes += response.body.length;
      return response.body;
    };
    const step = call.next();
    if (typeof step === 'function') await step(send);
    else await send(step);
  }
  await subject.request('setBareResponses', call.name, responses);
  await compareBareRoute(subject, bare, responses);
  await recordStatements(subject, call, once);
  return { subject, worker, call, bare: () => bareStep(bare), bytes: bytes / steps };
}

/** Returns as many requests of the bare route as the call has. */
function bareStep(requests: readonly Request[]): Step {
  const [first] = requests;
  if (first !== undefined && requests.length === 1) return first;
  return async (send) => {
    for (const request of requests) await send(request);
  };
}

/** Throws unless the bare route returns the product's bytes, encoding and headers. */
async function compareBareRoute(
  { bare }: Subject,
  [request]: readonly Request[],
  responses: readonly BareResponse[],
): Promise<void> {
  if (request === undefined) throw new Error('the call has no requests');
  const received: BareResponse[] = [];
  while (received.length < responses.length) {
    received.push(copyOf(await fetchOnce(bare, request)));
  }
  const textsOf = (all: readonly BareResponse[]) =>
    all
      .map((each) =>
        JSON.stringify([each.status, Object.entries(each.headers).toSorted(), each.body]),
      )
      .toSorted();
  if (!isDeepStrictEqual(textsOf(received), textsOf(responses))) {
    throw new Error(`the bare route ${request.path} differs from the product`);
  }
}

function copyOf({ status, headers, body }: RawResponse): BareResponse {
  const copied = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || CONNECTION_HEADERS.includes(name) ? [] : [[name, value] as const],
  );
  return { status, headers: Object.fromEntries(copied), body: body.toString('base64') };
}

async function recordStatements(subject: Subject, call: Call, once: number): Promise<void> {
  const { statement, requestCount } = call;
  if (statement === undefined) return;
  await subject.request('startRecording', statement, requestCount === undefined);
  for (let rest = requestCount ?? once; rest > 0; rest -= 1) {
    const step = call.next();
    if (typeof step === 'function') throw new Error(`${call.name} is no single request`);
    const response = fetchOnce(subject.product, step);
    // A blocked statement fails, and so does its request.
    await (requestCount === undefined ? response.catch(() => undefined) : response);
  }
  const recorded = await subject.request('stopRecording');
  if (recorded === 0 && (requestCount ?? once) > 0) {
    throw new Error(`${call.name} runs no statement named ${statement}`);
  }
}

/**
 * Sends every request once, and enough of them to open all connections, so that caches are filled
 * when the measurement begins.
 */
export async function warmUp({ subject, worker, call }: Prepared): Promise<void> {
  const clients = WARMUP_CLIENTS;
  const requests = Math.max(call.requestCount ?? 0, WARMUP_REQUESTS);
  await sendRequests(subject.product, call.next, { clients, requests });
  const { warmUp: first = [] } = call;
  if (first.length > 0) {
    await sendRequests(subject.product, roundRobin(first), { clients, requests: first.length });
  }
  if (call.sendsMessages === true) await worker.request('settle');
}
