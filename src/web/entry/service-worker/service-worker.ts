import { respondWithFile, respondWithPage } from './respond.ts';
import { deleteOtherShells, cacheShell, type Shell } from './shell.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/*
 * Serves pages when there is no connection: see docs/adr/0015-store-only-appointments-offline.md.
 * API requests bypass it, so slots, doctors and lists are never stale.
 */

/** The id of the build, inserted by the bundler. */
declare const BUILD_ID: string;

const scope = globalThis as unknown as WorkerScope;
const locales = new URL(scope.location.href).searchParams.get('locales') ?? '';
const shell: Shell = { build: BUILD_ID, locales: locales.split(',') };

scope.addEventListener('install', (event) => {
  // Activates at once: its caches are compatible with open pages of other builds.
  event.waitUntil(cacheShell(shell).then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => event.waitUntil(takeOver()));

scope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== scope.location.origin) return;
  if (event.request.mode === 'navigate') respondToNavigation(event, url);
  else if (/^\/(?:assets|media)\//.test(url.pathname)) {
    event.respondWith(respondWithFile(event.request));
  }
});

async function takeOver(): Promise<void> {
  await deleteOtherShells(shell);
  // Otherwise a navigation waits until the worker has started. Not every browser supports it.
  await (scope.registration as Partial<ServiceWorkerRegistration>).navigationPreload?.enable();
  await scope.clients.claim();
}

function respondToNavigation(event: FetchEvent, url: URL): void {
  const page = fetchPage(event);
  // A download under /api/ must not be replaced by a page.
  event.respondWith(url.pathname.startsWith('/api/') ? page : respondWithPage(url, page, shell));
  // The preload must be consumed even if its response is not used.
  event.waitUntil(page.catch(() => {}));
}

async function fetchPage({ preloadResponse, request }: FetchEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}
