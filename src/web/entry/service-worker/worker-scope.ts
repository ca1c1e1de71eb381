/*
 * The part of a service worker's global scope that ours uses. The types of workers and those of
 * documents, which the rest of the web is written in, cannot both be loaded.
 */

interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The answer to a navigation, which the browser asks for while it starts the worker. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
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
