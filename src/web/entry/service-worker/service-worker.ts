import { answerFile, answerPage } from './answer.ts';
import { forgetOtherShells, keepShell, type Shell } from './shell.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/*
 * Stands between the pages and the server, and is for when there is none: see
 * docs/adr/0015-store-only-appointments-offline.md. Calls of the API pass it by, so that no time, no doctor and
 * no list is ever an old one.
 */

/** Put in by the build, to know it from others. */
declare const BUILD_ID: string;

const scope = globalThis as unknown as WorkerScope;
const locales = new URL(scope.location.href).searchParams.get('locales') ?? '';
const shell: Shell = { build: BUILD_ID, locales: locales.split(',') };

scope.addEventListener('install', (event) => {
  // At once: it keeps nothing that an open page of another build could not live with.
  event.waitUntil(keepShell(shell).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== scope.location.origin) return;
  if (event.request.mode === 'navigate') answerNavigation(event, url);
  else if (/^\/(?:assets|media)\//.test(url.pathname)) {
    event.respondWith(answerFile(event.request));
  }
});

async function takeOver(): Promise<void> {
  await forgetOtherShells(shell);
  // Otherwise a page would be asked for only after the worker has started. Not in every browser.
  await (scope.registration as Partial<ServiceWorkerRegistration>).navigationPreload?.enable();
  await scope.clients.claim();
}

function answerNavigation(event: FetchEvent, url: URL): void {
  const page = fetchPage(event);
  // A file to be saved is not to be a page instead.
  event.respondWith(url.pathname.startsWith('/api/') ? page : answerPage(url, page, shell));
  // It is let come even where nobody waits for it any more.
  event.waitUntil(page.catch(() => {}));
}

async function fetchPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}
