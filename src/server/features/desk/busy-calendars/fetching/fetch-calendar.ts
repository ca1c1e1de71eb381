import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { BUSY_CALENDAR_LIMITS } from '#shared/domain/desk/busy-calendars.ts';
import { CalendarFaultError } from '../calendar-fault-error.ts';
import { isPublicAddress, lookupPublic, NotPublicError } from './public-address.ts';

/** The way to reach servers; tests replace it, because theirs are on this machine. */
export interface Network {
  readonly lookup: RequestOptions['lookup'];
  readonly isAllowed: (address: string) => boolean;
  /** The certificates of authorities besides those of the runtime. */
  readonly ca?: string;
  readonly port?: number;
}

const PUBLIC_NETWORK: Network = {
  lookup: (host, _options, callback) => lookupPublic(host, callback),
  isAllowed: isPublicAddress,
};

/** The validators of the last response, which the next request repeats. */
export interface Validators {
  readonly etag: string | null;
  readonly last_modified: string | null;
}

export type Fetched = (Validators & { readonly bytes: Uint8Array }) | 'not_modified';

const HTTPS_PORT = 443;
const { bytes: MAX_BYTES, redirects: MAX_REDIRECTS, fetchMilliseconds } = BUSY_CALENDAR_LIMITS;

/**
 * Fetches a calendar from an address that a person has entered: by HTTPS, from public hosts only, with limits of time,
 * size and redirects. Throws a `CalendarFaultError`.
 */
export async function fetchCalendar(
  address: string,
  validators: Validators,
  network: Network = PUBLIC_NETWORK,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(fetchMilliseconds);
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    try {
      const response = await send(url, validators, network, signal);
      const location = redirectOf(response);
      if (location === null) return await receive(response);
      response.destroy();
      url = requireUrl(location, url);
    } catch (error) {
      throw faultOf(error, signal);
    }
  }
  throw new CalendarFaultError({ reason: 'redirects' });
}

/** Returns the address of a calendar that a person has entered, null if it cannot be one. */
export function parseAddress(text: string): URL | null {
  const address = text.trim().replace(/^webcals?:/i, 'https:');
  const url = URL.parse(address);
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return url !== null && isPlain && url.port === '' ? url : null;
}

function requireUrl(location: string, base: URL): URL {
  const url = parseAddress(URL.parse(location, base)?.href ?? '');
  if (url === null) throw new CalendarFaultError({ reason: 'redirects' });
  return url;
}

function send(
  url: URL,
  { etag, last_modified: lastModified }: Validators,
  { lookup, isAllowed, ca, port }: Network,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An address in place of a name is not looked up.
  if (isIP(host) !== 0 && !isAllowed(host)) throw new NotPublicError('the host is not public');
  const headers = {
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': 'identity',
    'user-agent': 'Vizit calendar reader',
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  };
  return new Promise((resolve, reject) => {
    request(url, { headers, lookup, signal, agent: false, ca, port: port ?? HTTPS_PORT })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage): string | null {
  return [301, 302, 303, 307, 308].includes(statusCode) ? (location ?? '') : null;
}

async function receive(response: IncomingMessage): Promise<Fetched> {
  const { statusCode: status = 0, headers } = response;
  if (status !== 200) response.destroy();
  if (status === 304) return 'not_modified';
  if (status === 401 || status === 403) throw new CalendarFaultError({ reason: 'not_allowed' });
  if (status === 404 || status === 410) throw new CalendarFaultError({ reason: 'not_found' });
  if (status !== 200) throw new CalendarFaultError({ reason: 'status', number: status });
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new CalendarFaultError({ reason: 'too_large' });
    chunks.push(chunk);
  }
  return {
    bytes: Buffer.concat(chunks),
    etag: headers.etag ?? null,
    last_modified: headers['last-modified'] ?? null,
  };
}

function faultOf(error: unknown, signal: AbortSignal): Error {
  if (error instanceof CalendarFaultError) return error;
  if (signal.aborted) return new CalendarFaultError({ reason: 'too_slow' });
  const isPrivate = error instanceof NotPublicError;
  return new CalendarFaultError({ reason: isPrivate ? 'not_public' : 'unreachable' });
}
