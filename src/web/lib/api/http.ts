import { ApiError } from '#shared/contract/api-error.ts';
import type { ApiErrorBody } from '#shared/contract/errors.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { HttpError, NetworkError } from '../failures/api-failure.ts';
import { accessToken, clearSession } from './session.ts';

/** Parameters of a query; undefined and null ones are left out. */
type QueryParams = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface Http {
  get<T>(path: string, query?: QueryParams): Promise<T>;
  post<T>(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<T>;
  /** Goes through even while the page is being left. */
  delete(path: string): Promise<void>;
}

/** Milliseconds after which nobody believes in an answer any more. */
const TIMEOUT = 30_000;

interface HttpOptions {
  /** Whether a signed-in member of staff is known by the token of the session; by default so. */
  sendsToken?: boolean;
}

/**
 * Calls of the API from the browser. Rejects with `ApiError` for an answer of the API that says no,
 * `HttpError` for an answer that is not the API's, `NetworkError` when there is none within 30 s.
 */
export function createHttp(language: Language, { sendsToken = true }: HttpOptions = {}): Http {
  async function call<T>(path: string, init: RequestInit): Promise<T> {
    const token = accessToken();
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    headers.set('Accept-Language', language);
    if (sendsToken && token !== null) headers.set('Authorization', `Bearer ${token}`);
    const response = await send(path, { ...init, headers });
    // An answer may come late, to somebody who has signed in anew meanwhile.
    if (response.status === 401 && token === accessToken()) clearSession();
    return read<T>(response);
  }

  return {
    get: (path, query = {}) => call(path + queryOf(query), { method: 'GET' }),
    post: (path, body, headers = {}) =>
      call(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...headers, 'Content-Type': 'application/json' },
      }),
    delete: (path) => call(path, { method: 'DELETE', keepalive: true }),
  };
}

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
  } catch (error) {
    throw new NetworkError(error);
  }
}

async function read<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  const body = await readJson(response);
  if (response.ok && body !== undefined) return body as T;
  if (isErrorBody(body)) throw new ApiError(response.status, body);
  throw new HttpError(response.status, `${response.status} ${response.statusText}`);
}

/** Undefined for what is no JSON. */
async function readJson(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (error) {
    // The connection broke in the middle of the answer.
    throw new NetworkError(error);
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
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

function queryOf(query: QueryParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
