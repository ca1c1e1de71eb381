import type { Api, ApiBaseUrls } from '#shared/contract/api.ts';
import type { Settings } from '#shared/contract/settings.ts';
import type { CountryCode } from '#shared/countries/codes.ts';
import type { Flags } from '#shared/countries/flags.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { isDatabaseOutage } from '#server/db/pool/outage.ts';
import { HTTP_LIMITS } from '#server/http/connection-timeouts.ts';
import { withTimeout } from '#shared/with-timeout.ts';
import { HttpError, serviceUnavailable } from '#server/http/http-error.ts';
import type { RenderedPage } from '#web/entry/server.tsx';
import { bareErrorDocument, pageDocument } from './document.ts';
import type { PageSource } from './page-source.ts';

/** A visitor's request for a page. */
export interface PageRequest {
  /** Path and query as they were sent. */
  url: string;
  method: string;
  country: CountryCode;
  flags: Flags;
  apiBaseUrls: ApiBaseUrls;
  settings: Settings;
  /** The features behind the API, bound to the country, answering in a language. */
  apiFor(language: Language): Api;
  device: 'desktop' | 'mobile' | 'robot';
  /** The value of the city cookie. */
  citySlug: string | null;
  /** Epoch milliseconds. */
  now: number;
  /** Of the content security policy that the answer is sent with. */
  nonce: string;
  /** Scheme, host and port that the visitor sees, for absolute links. */
  origin: string;
  /** Hears of what the visitor only sees as the error page. */
  onError(error: unknown): void;
}

export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  html: string;
}

export interface PageRendererOptions {
  source: PageSource;
  /** Milliseconds after which the error page is shown instead of the page. */
  timeoutMs?: number;
}

/** Answers a request for a page; never rejects. */
export type PageRenderer = (request: PageRequest) => Promise<PageResponse>;

/** The one door from the server to the pages. */
export function createPageRenderer({
  source,
  timeoutMs = HTTP_LIMITS.handlerMs,
}: PageRendererOptions): PageRenderer {
  async function render(request: PageRequest): Promise<PageResponse> {
    const { renderPage } = await source.entry();
    const result = await renderPage(request);
    if (result.kind === 'redirect') {
      return { status: result.status, headers: { location: result.location }, html: '' };
    }
    return answer(result, request);
  }

  async function renderError(request: PageRequest): Promise<PageResponse> {
    const { renderErrorPage } = await source.entry();
    return answer(await renderErrorPage(request), request);
  }

  async function answer(page: RenderedPage, request: PageRequest): Promise<PageResponse> {
    const assets = await source.assets(page, request.nonce);
    return {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': page.languageTag,
      },
      html: pageDocument(page, assets, request),
    };
  }

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return { status: 405, headers: { allow: 'GET, HEAD' }, html: '' };
    }
    let failure: Failure;
    try {
      return await withTimeout(render(request), timeoutMs, serviceUnavailable);
    } catch (error) {
      request.onError(error);
      failure = failureOf(error);
    }
    try {
      return failed(await renderError(request), failure);
    } catch (error) {
      request.onError(error);
    }
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    return failed({ status: 500, headers, html: bareErrorDocument() }, failure);
  };
}

type Failure = Pick<PageResponse, 'status' | 'headers'>;

/** Search engines come back after an outage, and forget a page that is broken for long. */
function failureOf(error: unknown): Failure {
  const isLate = error instanceof HttpError && error.status === 503;
  if (!isLate && !isDatabaseOutage(error)) return { status: 500, headers: {} };
  const { status, retryAfter } = serviceUnavailable();
  return { status, headers: { 'retry-after': String(retryAfter) } };
}

function failed(page: PageResponse, { status, headers }: Failure): PageResponse {
  return { ...page, status, headers: { ...page.headers, ...headers } };
}
