import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { namesTag } from '#server/http/if-none-match.ts';
import { compressFirst, decompress } from './compress-page.ts';
import type { CachedPage } from './page-cache.ts';

/** Compresses a document for the cache. The entity tag is weak: all encodings share it. */
export function toCachedPage(html: string, headers: Record<string, string>): CachedPage {
  const body = compressFirst(html);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  return { headers: { ...headers, etag }, etag, body };
}

/** Returns the document of a cached page. */
export async function documentOf({ body }: CachedPage): Promise<string> {
  return (await decompress(body)).toString();
}

/** Returns true if the client accepts Brotli or already has this page. */
export function canSend({ etag }: CachedPage, { headers }: IncomingMessage): boolean {
  return namesTag(headers['if-none-match'], etag) || acceptsBrotli(headers['accept-encoding']);
}

/** Browsers accept Brotli over HTTPS and on localhost only. */
function acceptsBrotli(accepted: string | string[] | undefined): boolean {
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(accepted ?? ''));
}

/**
 * Sends a cached page. Bypasses Fastify's hooks for speed: most requests for pages take this path.
 * Responds with 304 to a client that has the page.
 * @param own the headers of this response only
 */
export function sendCachedPage(
  { headers, etag, body }: CachedPage,
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
 * Returns a Server-Timing value with the time of the response, because a cached page is older.
 * Scripts can read no other header of a navigation. The time is in `desc`, as `dur` is for
 * durations.
 */
export function serverClock(now: number): string {
  return `clock;desc="${new Date(now).toISOString()}"`;
}
