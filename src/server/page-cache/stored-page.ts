import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { namesTag } from '#server/http/if-none-match.ts';
import type { StoredPage } from './page-cache.ts';

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Best for its time: a page is sent often, but does not live long. */
const QUALITY = 4;

/** Compresses a document for being sent many times. Its tag is weak: it is of all encodings. */
export async function storePage(
  html: string,
  headers: Record<string, string>,
): Promise<StoredPage> {
  const body = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { headers: { ...headers, etag }, etag, body };
}

export async function documentOf({ body }: StoredPage): Promise<string> {
  return (await decompress(body)).toString();
}

/** Whether `sendStored` can answer a request. */
export function canSend({ etag }: StoredPage, { headers }: IncomingMessage): boolean {
  return namesTag(headers['if-none-match'], etag) || acceptsBrotli(headers['accept-encoding']);
}

/** Browsers say so where the connection is encrypted, or never leaves the machine. */
function acceptsBrotli(accepted: string | string[] | undefined): boolean {
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(accepted ?? ''));
}

/**
 * Answers with a stored page and nothing around it: the way most visitors come by costs next to
 * nothing. Who has this very page already is told so.
 * @param own headers of this very answer
 */
export function sendStored(
  { headers, etag, body }: StoredPage,
  request: IncomingMessage,
  response: ServerResponse,
  own: Readonly<Record<string, string>>,
): void {
  const all = { ...headers, ...own };
  if (namesTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, all).end();
    return;
  }
  response
    .writeHead(200, { ...all, 'content-encoding': 'br', 'content-length': body.length })
    .end(body);
}

/**
 * Returns a Server-Timing value with the time of the response, as a cached page is older than that. A
 * script can read no other header of a navigation. `dur` is for durations, so it is the description.
 */
export function serverClock(now: number): string {
  return `clock;desc="${new Date(now).toISOString()}"`;
}
