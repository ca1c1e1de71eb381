import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A child process that answers one message at a time. */
export interface ChildProcess<To, From extends { type: string }> {
  request<Type extends From['type']>(
    type: Type,
    message: To & { type: string },
  ): Promise<Extract<From, { type: Type }>>;
  /** Sends `stop` and waits for the exit. */
  stop(): Promise<void>;
}

/** Starts a file of this folder as a process. */
export function openProcess<To, From extends { type: string }>(
  file: string,
  execArgv: string[] = [],
): ChildProcess<To, From> {
  const child = fork(join(import.meta.dirname, file), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv,
    // As `npm start` sets it.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`the process ${file} has exited`);
  });
  ended.catch(() => undefined);
  return {
    async request(type, message) {
      const received = once(child, 'message');
      child.send(message);
      const [reply] = (await Promise.race([received, ended])) as [From];
      if (reply.type !== type) throw new Error(`${message.type} got the reply ${reply.type}`);
      return reply as Extract<From, { type: typeof type }>;
    },
    async stop() {
      child.send({ type: 'stop' });
      await ended.catch(() => undefined);
    },
  };
}
