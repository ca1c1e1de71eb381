import type { Request, Step } from '../load/send-requests.ts';

/** A kind of visitor request to measure. */
export interface Call {
  readonly name: string;
  readonly label: string;
  /** Returns the next request and starts again after the last. */
  readonly next: () => Step;
  /** The number of different requests, unless each can be sent only once. */
  readonly requestCount?: number;
  /** The prefix of the name of its main SQL statement, if that is measured alone. */
  readonly statement?: string;
  /** The number of requests prepared per measurement, if there are no further ones. */
  readonly preparedPerRound?: number;
  /** The minimum number of requests of a measurement, if they differ more than usual. */
  readonly minPerRound?: number;
  /** True if the worker sends messages for it, which belong to its cost. */
  readonly sendsMessages?: boolean;
  /** Requests before each measurement. */
  readonly warmUp?: readonly Request[];
}

const ENCODINGS = 'gzip, deflate, br, zstd';

/** The headers that a browser sends with calls of the API and that change the response. */
export const API_HEADERS = { 'accept-encoding': ENCODINGS, 'content-type': 'application/json' };

/** Returns a request of the API with a JSON body. */
export function postOf(path: string, body: object): Request {
  return { method: 'POST', path, headers: API_HEADERS, body: JSON.stringify(body) };
}

/** The headers that a browser sends with every page request. */
export const BROWSER_HEADERS = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': ENCODINGS,
  'accept-language': 'hu-HU,hu;q=0.9,en;q=0.8',
};

/** The headers of a phone. */
export const MOBILE_HEADERS = {
  ...BROWSER_HEADERS,
  'user-agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
};

/** The headers of Google's crawler for phones. */
export const ROBOT_HEADERS = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  accept:
    'text/html,application/xhtml+xml,application/signed-exchange;v=b3,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
};

/** Creates a GET call that requests one path after the other. */
export function createCall(
  name: string,
  label: string,
  paths: readonly string[],
  headers: Record<string, string> = { 'accept-encoding': ENCODINGS },
): Call {
  const next = roundRobin(paths);
  return {
    name,
    label,
    requestCount: paths.length,
    next: () => ({ method: 'GET', path: next(), headers }),
  };
}

/** Returns a function that returns one item after the other and starts again after the last. */
export function roundRobin<Thing>(things: readonly Thing[]): () => Thing {
  let turn = 0;
  return () => {
    const thing = things[turn % things.length];
    turn += 1;
    if (thing === undefined) throw new Error('no requests');
    return thing;
  };
}
