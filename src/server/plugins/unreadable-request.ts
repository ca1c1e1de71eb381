import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { errorBodyOf } from '#server/api/error-body.ts';
import { HttpError } from '#server/http/http-error.ts';

const REFUSALS: Readonly<Record<string, { status: number; code: ErrorCode }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'request_timeout' },
  HPE_HEADER_OVERFLOW: { status: 431, code: 'payload_too_large' },
};
const MALFORMED = { status: 400, code: 'malformed_request' } as const;

/**
 * Answers bytes that Node could not parse as a request, before any route or hook ran. The response has
 * the form of every error, in the given language, and the connection is closed.
 */
export function refuseUnreadable(language: Language) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const { status, code } = REFUSALS[error.code ?? ''] ?? MALFORMED;
    const refusal = new HttpError(status, 'client_error', [{ code, attr: null }]);
    const body = JSON.stringify(errorBodyOf(refusal, language));
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
