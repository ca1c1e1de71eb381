import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Task } from './node-process.ts';

/** A running process of the clinic. */
export interface ClinicNode {
  /** The port of a web process. */
  readonly port: number;
  /** Stops the process as an operator does. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** Starts a web process or a worker on a database and waits until it is ready. */
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
  if (first === null) throw new Error(`the ${task.role} exited before it was ready`);
  return {
    port: Number(first[0]),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}
