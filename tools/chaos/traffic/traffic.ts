import { setTimeout as sleep } from 'node:timers/promises';
import {
  classifyResponse,
  type ClientLanguage,
  type RequestKind,
  type Verdict,
} from './classify-response.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { sendRequest, type HttpRequest, type HttpResponse } from './send-request.ts';

/** The result of one request. Times are those of `performance.now()`. */
export interface ResponseRecord {
  kind: RequestKind;
  verdict: Verdict;
  status: number;
  sentAt: number;
  receivedAt: number;
  /** The beginning of an unexpected body; otherwise empty. */
  detail: string;
}

/** A request of a simulated client. */
export interface ClientRequest {
  kind: RequestKind;
  language: ClientLanguage;
  request: Omit<HttpRequest, 'port'>;
}

export interface Answer extends HttpResponse {
  verdict: Verdict;
  /** The server has confirmed the write. */
  isAcknowledged: boolean;
}

/** All requests of a run, and what the clients know of their writes. */
export interface Traffic {
  readonly port: number;
  readonly responses: ResponseRecord[];
  readonly ledger: Ledger;
  send(request: ClientRequest): Promise<Answer>;
  /** Repeats a request whose connection breaks: only for one that the server recognises. */
  sendUntilAnswered(request: ClientRequest): Promise<Answer>;
}

const DETAIL_LENGTH = 160;
/** People notice a broken connection before they try again. */
const BROKEN_PAUSE_MS = 500;
const MAX_REPEATS = 100;

/** Creates the record of all requests to a web process. */
export function createTraffic(port: number): Traffic {
  const responses: ResponseRecord[] = [];

  async function send({ kind, language, request }: ClientRequest): Promise<Answer> {
    const sentAt = performance.now();
    const response = await sendRequest({ ...request, port });
    const { status, text } = response;
    const verdict = classifyResponse(kind, language, response);
    const detail = verdict === 'ok' ? '' : `${request.path} ${text.slice(0, DETAIL_LENGTH)}`;
    responses.push({ kind, verdict, status, sentAt, receivedAt: performance.now(), detail });
    if (verdict === 'broken') await sleep(BROKEN_PAUSE_MS);
    return { ...response, verdict, isAcknowledged: status >= 200 && status < 300 };
  }

  return {
    port,
    responses,
    ledger: createLedger(),
    send,
    async sendUntilAnswered(request) {
      let answer = await send(request);
      for (let count = 0; answer.verdict === 'broken' && count < MAX_REPEATS; count += 1) {
        answer = await send(request);
      }
      return answer;
    },
  };
}

/** Clients that repeat their turn. */
export interface Clients {
  count: number;
  /** The time between the end of a turn and the next one, in milliseconds. */
  pauseMs: number;
  turn(): Promise<unknown>;
}

/** Runs clients until they are stopped. */
export function startClients(clients: readonly Clients[]): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const repeat = async ({ turn, pauseMs }: Clients) => {
    while (!stopping.signal.aborted) {
      await turn();
      await sleep(pauseMs);
    }
  };
  const all = Promise.all(
    clients.flatMap((client) => Array.from({ length: client.count }, () => repeat(client))),
  );
  // `stop` rethrows the error; until then it must not count as an unhandled rejection.
  all.catch(() => undefined);
  return {
    async stop() {
      stopping.abort();
      await all;
    },
  };
}
