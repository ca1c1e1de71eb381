import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { errorBodyOf } from '#server/api/endpoint/error-body.ts';
import { requestError } from '#server/http/http-error.ts';

const ERRORS: Readonly<Record<string, { status: number; code: ErrorCode }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'payload_too_large' },
};
const MALFORMED = { status: 400, code: 'malformed_request' } as const;

/**
 * Responds to bytes that Node could not parse as a request, so that no route or hook runs. The
 * response has the usual error format, in the given language, and the connection is closed.
 */
export function respondToMalformedRequest(language: Language) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, code } = ERRORS[error.code ?? ''] ?? MALFORMED;
    const body = JSON.stringify(errorBodyOf(requestError(status, code), language));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
      'Strict-Transport-Security: max-age=31536000; includeSubDomains',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    socket.destroySoon();
  };
}
