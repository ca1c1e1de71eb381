import { fetchOnce } from '../load/fetch-once.ts';
import { sendRequests, type Request } from '../load/send-requests.ts';
import type { Call } from '../calls/call.ts';
import type { BareResponse } from '../subject/messages.ts';
import type { Subject } from '../subject/open-subject.ts';

/** A call in one country, ready to be measured. */
export interface Prepared {
  readonly subject: Subject;
  readonly call: Call;
  /** The request for the bare route. */
  readonly bare: Request;
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
 * Copies the product's responses to the bare route, and records the main statement with its values;
 * if each request can be sent only once, it sends `once` of them.
 */
export async function prepare(subject: Subject, call: Call, once: number): Promise<Prepared> {
  const responses: BareResponse[] = [];
  const first = call.next();
  let request = first;
  let bytes = 0;
  for (
    let rest = Math.min(call.requestCount ?? MAX_RESPONSES, MAX_RESPONSES);
    rest > 0;
    rest -= 1
  ) {
    const { status, headers, body } = await fetchOnce(subject.product, request);
    bytes += body.length;
    const copied = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || CONNECTION_HEADERS.includes(name)
        ? []
        : [[name, String(value)] as const],
    );
    responses.push({ status, headers: Object.fromEntries(copied), body: body.toString('base64') });
    if (rest > 1) request = call.next();
  }
  await subject.setBareResponses(call.name, responses);
  await recordStatements(subject, call, once);
  const bare = { ...first, path: `/${call.name}` };
  return { subject, call, bare, bytes: bytes / responses.length };
}

async function recordStatements(subject: Subject, call: Call, once: number): Promise<void> {
  const { statement, requestCount } = call;
  if (statement === null) return;
  const recorded = await subject.record(statement, requestCount === null, async () => {
    for (let rest = requestCount ?? once; rest > 0; rest -= 1) {
      const response = fetchOnce(subject.product, call.next());
      // A blocked statement fails, and so does its request.
      await (requestCount === null ? response.catch(() => undefined) : response);
    }
  });
  if (recorded === 0 && (requestCount ?? once) > 0) {
    throw new Error(`${call.name} runs no statement named ${statement}`);
  }
}

/**
 * Sends every request once, and enough of them to open all connections, so that caches are filled
 * when the measurement begins.
 */
export async function warmUp({ subject, call }: Prepared): Promise<void> {
  const requests = Math.max(call.requestCount ?? 0, WARMUP_REQUESTS);
  await sendRequests(subject.product, call.next, { clients: WARMUP_CLIENTS, requests });
}
