import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DatabaseConnection } from '#server/db/connection.ts';
import type { Amount } from '../load/send-requests.ts';
import type { Load } from '../load/load.ts';
import type { BareAnswer, FromSubject, ToSubject } from './messages.ts';

/** A process under load, on a country of its own. */
export interface Subject {
  /** Where the product listens. */
  readonly product: string;
  /** Where the bare routes are, by name. */
  readonly bare: string;
  knowAnswers(name: string, answers: BareAnswer[]): Promise<void>;
  /** Notes statements while the work is done, answers with how many there are. */
  note(statement: string, isHeldBack: boolean, work: () => Promise<void>): Promise<number>;
  run(statement: string, amount: Amount): Promise<Load>;
  /** Processor time spent so far, in milliseconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** With a folder, a profile of the process's whole life is written there when it ends. */
export async function openSubject(
  connection: DatabaseConnection,
  profileFolder: string | null,
): Promise<Subject> {
  const child = fork(join(import.meta.dirname, 'subject.ts'), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: profileFolder === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('the process under load has ended');
  });
  ended.catch(() => undefined);
  async function ask<Type extends FromSubject['type']>(type: Type, message: ToSubject) {
    const reply = once(child, 'message');
    child.send(message);
    const [answer] = (await Promise.race([reply, ended])) as [FromSubject];
    if (answer.type !== type) throw new Error(`${message.type} was answered with ${answer.type}`);
    return answer as Extract<FromSubject, { type: Type }>;
  }
  const { product, bare } = await ask('started', { type: 'start', connection });
  return {
    product,
    bare,
    async knowAnswers(name, answers) {
      await ask('done', { type: 'bare', name, answers });
    },
    async note(statement, isHeldBack, work) {
      await ask('done', { type: 'note', statement, isHeldBack });
      await work();
      return (await ask('done', { type: 'noted' })).count;
    },
    run: async (statement, amount) => (await ask('load', { type: 'run', statement, amount })).load,
    cpu: async () => (await ask('cpu', { type: 'cpu' })).milliseconds,
    async stop() {
      child.send({ type: 'stop' } satisfies ToSubject);
      await ended.catch(() => undefined);
    },
  };
}
