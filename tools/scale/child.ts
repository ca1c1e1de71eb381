import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';

/** A child process. */
export interface Child {
  readonly name: string;
  readonly isRunning: boolean;
  /** Returns the last lines of its output. */
  log(): string;
  /** Sends the signal and waits for the exit. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const LAST_LINES = 15;

/** Starts a program and appends its output to a file. */
export function startChild(
  name: string,
  [program = '', ...args]: readonly string[],
  logFile: string,
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> = {},
): Child {
  const log = openSync(logFile, 'a');
  const child = spawn(program, args, { ...options, stdio: ['ignore', log, log] });
  closeSync(log);
  const exited = once(child, 'exit');
  return {
    name,
    get isRunning() {
      return child.exitCode === null && child.signalCode === null;
    },
    log: () => readFileSync(logFile, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n'),
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await exited;
    },
  };
}
