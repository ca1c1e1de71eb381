import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Task } from './node-process.ts';

/** A process of the clinic, at work. */
export interface ClinicNode {
  /** Of a web process. */
  readonly port: number;
  /** As an operator does; resolves with its exit code. */
  stop(): Promise<number | null>;
}

/** Starts a web process or a worker on a database, and waits until it is at work. */
export async function startNode(task: Task): Promise<ClinicNode> {
  const script = join(import.meta.dirname, 'node-process.ts');
  const child = spawn(process.execPath, [script, JSON.stringify(task)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const first = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    exited.then(() => null),
  ]);
  if (first === null) throw new Error(`the ${task.role} ended before it was at work`);
  return {
    port: Number(first[0]),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}
