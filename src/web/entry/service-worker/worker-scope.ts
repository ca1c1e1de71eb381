/*
 * The types for the parts of a service worker's global scope that ours uses. TypeScript cannot load
 * its worker library together with its DOM library, which all other web code uses.
 */

interface WorkerEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The response to a navigation that the browser requests while it starts the worker. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<E extends keyof WorkerEvents>(
    name: E,
    listener: (event: WorkerEvents[E]) => void,
  ): void;
}
