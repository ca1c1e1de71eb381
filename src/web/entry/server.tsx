import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router';
import { countryOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { carryTracking } from '#shared/domain/tracking.ts';
import type { App } from '#web/lib/app.ts';
import { languageFile, loadMessages, messagesFile } from '#web/lib/i18n/load-messages.ts';
import { translator } from '#web/lib/i18n/translator.ts';
import { lowerCasePath, resolveAddress } from '#web/lib/routing/resolve-address.ts';
import { ErrorPage } from '../pages/error/error-page.tsx';
import { isStandalone, PAGE_IDS, pageFile, pageNamespaces, type PageId } from '../routes.ts';
import { AppRoot } from './app-root.tsx';
import { serializeState, type BootState } from './boot-state.ts';
import { queryRoutes } from './query-routes.ts';
import { createServerApp, type RenderRequest } from './server-app.ts';

export type { RenderRequest } from './server-app.ts';

/** A rendered page, in the parts from which the server assembles a document. */
export interface RenderedPage {
  kind: 'page';
  status: number;
  /** The BCP 47 tag with the country. */
  languageTag: string;
  language: Language;
  /** Elements for the head. */
  head: string;
  /** The content of the root element. */
  body: string;
  /** JSON for the browser; null if the page is not hydrated. */
  state: string | null;
  /** Says that the page does not respond, on a link that reloads it. */
  failure: string;
  /** Source files of the page besides the entry, relative to the project root. */
  files: string[];
}

export interface RenderedRedirect {
  kind: 'redirect';
  status: number;
  location: string;
}

/**
 * Renders the page at a URL, or returns a redirect. Rejects if a loader or a component fails; the
 * caller then calls `renderErrorPage`.
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage | RenderedRedirect> {
  const requested = new URL(request.origin + request.url);
  const url = new URL(requested);
  url.pathname = lowerCasePath(requested.pathname);
  const address = resolveAddress(url, countryOf(request.country));
  if (address.kind === 'moved') {
    return { kind: 'redirect', status: 301, location: address.location };
  }
  const { language, basename } = address;
  const app = createServerApp(request, language);
  const result = await queryRoutes(app, url, basename);
  if (result.kind === 'redirect') {
    return { ...result, location: carryTracking(url.search, result.location) };
  }

  const { context, notFoundUrl, dataRoutes } = result;
  if (notFoundUrl === null && url.pathname !== requested.pathname) {
    return { kind: 'redirect', status: 301, location: url.pathname + url.search };
  }
  const html = renderToString(
    <AppRoot app={app}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppRoot>,
  );
  const { head, body } = splitHead(html);
  return {
    kind: 'page',
    status: context.statusCode,
    ...languageProps(request, language),
    head,
    body,
    // Robots do not hydrate, and their lists are too long to send twice.
    state:
      app.device === 'robot' || pagesOf(context).some(isStandalone)
        ? null
        : stateOf(app, context, notFoundUrl),
    failure: failureText(language),
    files: filesOf(context, language),
  };
}

/** Renders the page for unexpected errors, without scripts and data. */
export async function renderErrorPage(request: RenderRequest): Promise<RenderedPage> {
  const country = countryOf(request.country);
  const address = resolveAddress(new URL(request.origin + request.url), country);
  const language = address.kind === 'page' ? address.language : country.locales[0];
  await loadMessages(language, ['common']);
  const html = renderToString(
    <div id="page">
      <ErrorPage language={language} country={request.country} />
    </div>,
  );
  return {
    kind: 'page',
    status: 500,
    ...languageProps(request, language),
    ...splitHead(html),
    state: null,
    failure: '',
    files: [],
  };
}

function languageProps({ country }: RenderRequest, language: Language) {
  return { language, languageTag: countryOf(country).regionalLocales[language] ?? language };
}

function failureText(language: Language): string {
  const t = translator(language, 'common');
  return `${t('error.title')}. ${t('error.reload')}`;
}

/** Splits off the head elements, which React puts before a tree without a head. */
function splitHead(html: string): { head: string; body: string } {
  const start = html.indexOf('<div id="page">');
  return { head: html.slice(0, start), body: html.slice(start) };
}

function stateOf(app: App, context: StaticHandlerContext, notFoundUrl: string | null) {
  const { flags: _sentSeparately, ...settings } = app.settings;
  return serializeState({
    country: app.country,
    language: app.language,
    settings,
    flags: app.flags,
    apiBaseUrls: app.apiBaseUrls,
    device: app.device,
    citySlug: app.cityMemory.get(),
    renderedAt: app.renderedAt,
    origin: app.origin,
    notFoundUrl,
    loaderData: context.loaderData,
    queries: loadedQueries(app.queryClient),
  });
}

/** Returns the loaded queries; `dehydrate` would add 300 bytes of metadata to each response. */
function loadedQueries(queryClient: QueryClient): BootState['queries'] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);
}

function filesOf(context: StaticHandlerContext, language: Language): string[] {
  return pagesOf(context).flatMap((id) => [
    pageFile(id),
    languageFile(language),
    ...pageNamespaces(id).map((namespace) => messagesFile(language, namespace)),
  ]);
}

function pagesOf(context: StaticHandlerContext): PageId[] {
  return PAGE_IDS.filter((id) => context.matches.some(({ route }) => route.id === id));
}
