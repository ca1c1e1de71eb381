import { ApiError } from '#shared/contract/api-error.ts';
import type { Send } from '#shared/contract/client.ts';
import type { ApiErrorBody } from '#shared/contract/errors.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { HttpError, NetworkError } from '../failures/api-failure.ts';
import { accessToken, clearSession } from './session.ts';

const TIMEOUT_MS = 30_000;

interface HttpOptions {
  /** The origin of the API, without a trailing slash; empty for the page's own origin. */
  baseUrl?: string;
  /** True, the default, if requests contain the token of a signed-in user. */
  sendsToken?: boolean;
  /** Runs with the headers of every response. */
  onResponse?: (headers: Headers) => void;
}

/**
 * Creates the function that sends API requests from the browser. It rejects with `ApiError` for an
 * error response of the API, `HttpError` for a response that is not from the API, and `NetworkError`
 * when there is no response within 30 s.
 */
export function createHttp(
  language: Language,
  { baseUrl = '', sendsToken = true, onResponse }: HttpOptions = {},
): Send {
  return async ({ method, path, body, headers, signal }) => {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const token = sendsToken ? accessToken() : null;
    const response = await fetch(baseUrl + path, {
      method,
      headers: {
        ...headers,
        Accept: 'application/json',
        'Accept-Language': language,
        ...(body === undefined ? {} : { 'Content-Type': contentTypeOf(body) }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: body === undefined || body instanceof Blob ? (body ?? null) : JSON.stringify(body),
      // Sends the API's cookies: the slot hold and the verified phone.
      credentials: 'include',
      // A DELETE, such as releasing a slot, must complete even if the user leaves the page.
      keepalive: method === 'DELETE',
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
    }).catch(throwNetworkError);
    onResponse?.(response.headers);
    // A late response must not end a session that began after its request.
    if (response.status === 401 && sendsToken && token === accessToken()) clearSession();
    return readBody(response);
  };
}

/** Returns the type of a body. A file of an unknown type has an empty one, which no header may have. */
function contentTypeOf(body: object): string {
  if (!(body instanceof Blob)) return 'application/json';
  return body.type === '' ? 'application/octet-stream' : body.type;
}

function throwNetworkError(cause: unknown): never {
  throw new NetworkError(cause);
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const body = await readJson(response);
  if (response.ok && body !== undefined) return body;
  if (isErrorBody(body)) throw new ApiError(response.status, body);
  throw new HttpError(response.status, `${response.status} ${response.statusText}`);
}

/** Returns undefined for a body that is not JSON. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    // The connection broke in the middle of the response.
    return throwNetworkError(error);
  }
}

function isErrorBody(body: unknown): body is ApiErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'type' in body &&
    'errors' in body &&
    Array.isArray(body.errors)
  );
}
