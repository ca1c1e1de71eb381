import { askOnce } from '../load/ask-once.ts';
import { sendRequests, type Request } from '../load/send-requests.ts';
import type { Call } from '../calls/call.ts';
import type { BareAnswer } from '../subject/messages.ts';
import type { Subject } from '../subject/open-subject.ts';

/** A call in one of the countries, ready to be measured. */
export interface Prepared {
  readonly subject: Subject;
  readonly call: Call;
  /** What the bare route is asked for. */
  readonly bare: Request;
  /** Mean size of an answer, as it is sent. */
  readonly bytes: number;
}

const ANSWERS = 20;
/** More than the product has connections: idle ones are closed, and each has to make its plans. */
const WARMING_CLIENTS = 16;
export const WARMING_REQUESTS = 64;
/** Headers of the connection, which every server writes itself. */
const OF_THE_CONNECTION = [
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
];

/**
 * Tells the bare route what the product answers, and notes what its main statement is to be run
 * with: each once where a call can be made but once, and then so many as are asked for.
 */
export async function prepare(subject: Subject, call: Call, once: number): Promise<Prepared> {
  const answers: BareAnswer[] = [];
  const first = call.next();
  let asked = first;
  let bytes = 0;
  for (let rest = Math.min(call.different ?? 1, ANSWERS); rest > 0; rest -= 1) {
    const { status, headers, body } = await askOnce(subject.product, asked);
    bytes += body.length;
    const known = Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || OF_THE_CONNECTION.includes(name)
        ? []
        : [[name, String(value)] as const],
    );
    answers.push({ status, headers: Object.fromEntries(known), body: body.toString('base64') });
    if (rest > 1) asked = call.next();
  }
  await subject.knowAnswers(call.name, answers);
  await noteStatements(subject, call, once);
  const bare = { ...first, path: `/${call.name}` };
  return { subject, call, bare, bytes: bytes / answers.length };
}

async function noteStatements(subject: Subject, call: Call, once: number): Promise<void> {
  const { statement, different } = call;
  if (statement === null) return;
  const noted = await subject.note(statement, different === null, async () => {
    for (let rest = different ?? once; rest > 0; rest -= 1) {
      const asked = askOnce(subject.product, call.next());
      // Held back, the statement fails, and so does what needs it.
      await (different === null ? asked.catch(() => undefined) : asked);
    }
  });
  if (noted === 0 && (different ?? once) > 0) {
    throw new Error(`${call.name} runs no statement named ${statement}`);
  }
}

/**
 * Asks for everything once, and long enough to open all connections: what is kept for a while is
 * there when it is measured.
 */
export async function warmUp({ subject, call }: Prepared): Promise<void> {
  const requests = Math.max(call.different ?? 0, WARMING_REQUESTS);
  await sendRequests(subject.product, call.next, { clients: WARMING_CLIENTS, requests });
}
