import type { FromWorker, ServerSettings, ToWorker } from './messages.ts';
import { openProcess } from './open-process.ts';

/** The worker process of a country. */
export interface WorkerProcess {
  /** Stops the jobs. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Waits until all due messages are sent. */
  settle(): Promise<void>;
  /** CPU time so far, in milliseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the jobs of a country in a process of their own. */
export async function openWorker(settings: ServerSettings): Promise<WorkerProcess> {
  const { request, stop } = openProcess<ToWorker, FromWorker>('worker.ts');
  await request('done', { type: 'start', settings });
  return {
    pause: async () => void (await request('done', { type: 'pause' })),
    resume: async () => void (await request('done', { type: 'resume' })),
    settle: async () => void (await request('done', { type: 'settle' })),
    cpu: async () => (await request('cpu', { type: 'cpu' })).milliseconds,
    stop,
  };
}
