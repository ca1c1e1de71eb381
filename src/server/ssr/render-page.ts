import { isDatabaseOutage } from '#server/db/pool/outage.ts';
import { HTTP_LIMITS } from '#server/http/connection-timeouts.ts';
import { withTimeout } from '#shared/with-timeout.ts';
import { HttpError, serviceUnavailable } from '#server/http/http-error.ts';
import type { RenderedPage, RenderRequest } from '#web/entry/server.tsx';
import { bareErrorDocument, pageDocument } from './document.ts';
import type { PageSource } from './page-source.ts';

/** A visitor's request for a page. */
export interface PageRequest extends RenderRequest {
  method: string;
  /** The nonce in the content security policy of the response. */
  nonce: string;
  /** True for a document that staff look at: without scripts, links or forms that work. */
  isPreview?: boolean;
  /** Called with every error that makes the response an error page. */
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

/** Responds to a request for a page; never rejects. */
export type PageRenderer = (request: PageRequest) => Promise<PageResponse>;

/** Creates the page renderer, the only code of the server that runs `web`. */
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
    return respond(result, request);
  }

  async function renderError(request: PageRequest): Promise<PageResponse> {
    const { renderErrorPage } = await source.entry();
    return respond(await renderErrorPage(request), request);
  }

  async function respond(page: RenderedPage, request: PageRequest): Promise<PageResponse> {
    const shown = request.isPreview === true ? { ...page, state: null } : page;
    const assets = await source.assets(shown, request.nonce);
    return {
      status: page.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': page.languageTag,
      },
      html: pageDocument(shown, assets, request),
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

/** Returns 503 for an outage: search engines retry it, but drop a page that returns 500 for long. */
function failureOf(error: unknown): Failure {
  const isUnavailable = error instanceof HttpError && error.status === 503;
  if (!isUnavailable && !isDatabaseOutage(error)) return { status: 500, headers: {} };
  const { status, retryAfter } = serviceUnavailable();
  return { status, headers: { 'retry-after': String(retryAfter) } };
}

function failed(page: PageResponse, { status, headers }: Failure): PageResponse {
  return { ...page, status, headers: { ...page.headers, ...headers } };
}
