import type { Amount } from '../load/send-requests.ts';
import type { Load } from '../load/load.ts';
import type { BareResponse, FromSubject, ServerSettings, ToSubject } from './messages.ts';
import { openProcess } from './open-process.ts';

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
  settings: ServerSettings,
  profileFolder: string | null,
): Promise<Subject> {
  const { request, stop } = openProcess<ToSubject, FromSubject>('subject.ts', [
    // As `npm start` has it.
    '--max-semi-space-size=8',
    ...(profileFolder === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profileFolder}`]),
  ]);
  const { product, bare } = await request('started', { type: 'start', settings });
  return {
    product,
    bare,
    stop,
    async setBareResponses(name, responses) {
      await request('done', {
        type: 'bare',
        name,
        responses,
      });
    },
    async record(statement, isBlocked, work) {
      await request('done', {
        type: 'record',
        statement,
        isBlocked,
      });
      await work();
      return (await request('done', { type: 'recorded' })).count;
    },
    run: async (statement, amount) =>
      (
        await request('load', {
          type: 'run',
          statement,
          amount,
        })
      ).load,
    cpu: async () => (await request('cpu', { type: 'cpu' })).milliseconds,
  };
}
