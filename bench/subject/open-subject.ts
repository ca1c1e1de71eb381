import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabaseConnection } from '#server/db/connection.ts';
import type { Amount } from '../load/send-requests.ts';
import type { Load } from '../load/load.ts';
import type { BareResponse, FromSubject, ToSubject } from './messages.ts';

/** A server process under load, with one country. */
export interface Subject {
  /** The origin of the product. */
  readonly product: string;
  /** The origin of the bare routes. */
  readonly bare: string;
  setBareResponses(name: string, responses: BareResponse[]): Promise<void>;
  /** Records statements during `work` and returns their number. */
  record(statement: string, isBlocked: boolean, work: () => Promise<void>): Promise<number>;
  run(statement: string, amount: Amount): Promise<Load>;
  /** CPU time so far, in milliseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server process; with `profileFolder` it writes a CPU profile there when it exits. */
export async function openSubject(
  connection: DatabaseConnection,
  profileFolder: string | null,
): Promise<Subject> {
  const child = fork(join(import.meta.dirname, 'subject.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: profileFolder === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the server process has exited');
  });
  ended.catch(() => undefined);
  async function request<Type extends FromSubject['type']>(type: Type, message: ToSubject) {
    const received = once(child, 'message');
    child.send(message);
    const [reply] = (await Promise.race([received, ended])) as [FromSubject];
    if (reply.type !== type) throw new Error(`${message.type} got the reply ${reply.type}`);
    return reply as Extract<FromSubject, { type: Type }>;
  }
  const { product, bare } = await request('started', { type: 'start', connection });
  return {
    product,
    bare,
    async setBareResponses(name, responses) {
      await request('done', { type: 'bare', name, responses });
    },
    async record(statement, isBlocked, work) {
      await request('done', { type: 'record', statement, isBlocked });
      await work();
      return (await request('done', { type: 'recorded' })).count;
    },
    run: async (statement, amount) =>
      (await request('load', { type: 'run', statement, amount })).load,
    cpu: async () => (await request('cpu', { type: 'cpu' })).milliseconds,
    async stop() {
      child.send({ type: 'stop' } satisfies ToSubject);
      await ended.catch(() => undefined);
    },
  };
}
