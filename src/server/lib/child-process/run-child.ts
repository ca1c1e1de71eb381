import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { serviceUnavailable } from '#server/http/http-error.ts';

export interface ChildLimits {
  /** Seconds of processor time, which other programs on the machine do not use up. */
  readonly cpuSeconds: number;
  /** Milliseconds until the parent gives up, which says nothing about the input. */
  readonly timeoutMs: number;
  readonly megabytes: number;
}

/** The error of a child process that has exceeded a limit. */
export class ChildLimitError extends Error {
  readonly reason: 'too_slow' | 'out_of_memory';
  constructor(reason: ChildLimitError['reason']) {
    super(`the child process was ended: ${reason}`);
    this.reason = reason;
  }
}

/** The error of a child process that has ended by itself without a result. */
export class ChildCrashError extends Error {
  /** False if it exited with a code, as a child that cannot be started or has a fault of its own. */
  readonly isBySignal: boolean;
  constructor(how: string | number | null) {
    super(`a child process ended without a result: ${how}`);
    this.isBySignal = typeof how === 'string';
  }
}

/** Signals that ask a process to end, as when the server with its children is stopped. */
const STOPPING: readonly (string | null)[] = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Begins the child without files of its memory when it crashes, and with a limit of processor time, after which
 * the system sends SIGXCPU. Its environment is only what Node needs to reach the parent and to find compiled modules.
 */
const START = `ulimit -c 0 && ulimit -S -t "$0" && exec env -i NODE_CHANNEL_FD="$NODE_CHANNEL_FD" \
  NODE_CHANNEL_SERIALIZATION_MODE="$NODE_CHANNEL_SERIALIZATION_MODE" \
  NODE_COMPILE_CACHE="$NODE_COMPILE_CACHE" "$@"`;

/**
 * The folder of compiled modules. A child that compiles its modules takes 0.28 s of processor time to load them, and
 * with them 0.11 s. Node ignores a folder that it cannot write.
 */
const COMPILED = join(projectRoot(), 'node_modules/.cache/compiled');

/**
 * Runs a module in a child process with limits of processor time and memory, sends it the input, and returns its
 * first message. No input can block or end the process that serves patients; a thread cannot promise that,
 * because V8 ends its whole process when a check of its own fails. The child gets neither settings nor secrets,
 * and what it prints is dropped. Throws a `ChildLimitError` above a limit, a `ChildCrashError` if the child ends
 * without a message, and a 503 if it has neither ended nor answered after the timeout.
 */
export async function runChild(
  module: string,
  input: object,
  { cpuSeconds, timeoutMs, megabytes }: ChildLimits,
): Promise<unknown> {
  const node = [process.execPath, `--max-old-space-size=${megabytes}`, module];
  const child = spawn('/bin/sh', ['-c', START, String(cpuSeconds), ...node], {
    // Keeps bytes and maps as they are.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { NODE_COMPILE_CACHE: COMPILED },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(serviceUnavailable()), timeoutMs);
      child.once('message', resolve);
      child.once('error', reject);
      child.once('exit', (code, signal) => reject(errorOf(code, signal)));
      // A child that cannot be reached is ending: its exit says why.
      child.send(input, () => undefined);
    });
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

function errorOf(code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal === 'SIGXCPU') return new ChildLimitError('too_slow');
  // V8 aborts when its memory is used up; a system without memory kills.
  if (signal === 'SIGABRT' || signal === 'SIGKILL') return new ChildLimitError('out_of_memory');
  if (STOPPING.includes(signal)) return new Error(`a child process was stopped: ${signal}`);
  return new ChildCrashError(signal ?? code);
}
