import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Methods, Reply, Request } from './serve-requests.ts';
import type { ServerSettings } from './production.ts';
import type { SubjectMethods } from './subject.ts';
import type { WorkerMethods } from './worker.ts';

/** A process of a country that runs one method at a time. */
interface CountryProcess<Of extends Methods> {
  request<Name extends keyof Of>(
    name: Name,
    ...args: Parameters<Of[Name]>
  ): Promise<Awaited<ReturnType<Of[Name]>>>;
  stop(): Promise<void>;
}

export type Worker = CountryProcess<WorkerMethods>;

/** A server process under load, with one country. */
export interface Subject extends CountryProcess<SubjectMethods> {
  /** The origin of the product. */
  readonly product: string;
  /** The origin of the bare routes. */
  readonly bare: string;
}

/** Starts the jobs of a country in a process of their own. */
export function openWorker(settings: ServerSettings): Promise<Worker> {
  return openProcess<WorkerMethods>('worker.ts', settings);
}

/** Starts a server process. */
export async function openSubject(settings: ServerSettings): Promise<Subject> {
  // As `npm start` has it.
  const flags = ['--max-semi-space-size=8'];
  const subject = await openProcess<SubjectMethods>('subject.ts', settings, flags);
  return { ...subject, ...(await subject.request('origins')) };
}

/** Starts a file of this folder, and returns when it serves requests. */
async function openProcess<Of extends Methods>(
  file: string,
  settings: ServerSettings,
  execArgv: string[] = [],
): Promise<CountryProcess<Of>> {
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(settings)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv,
    // As `npm start` sets it.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the process ${file} has exited`);
  });
  ended.catch(() => undefined);
  const reply = async <Result>() => {
    const [message] = await Promise.race([once(child, 'message'), ended]);
    return (message as Reply).result as Result;
  };
  await reply<null>();
  return {
    request(name, ...args) {
      child.send({ name, args } as Request);
      return reply();
    },
    async stop() {
      if (child.connected) child.disconnect();
      await ended.catch(() => undefined);
    },
  };
}
