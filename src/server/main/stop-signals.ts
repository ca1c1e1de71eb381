import { isRunByNpm } from '#server/config/environment.ts';

/** The timeout of a clean stop. After it, the process exits with requests still running. */
export const DEFAULT_TIMEOUT_MS = 15_000;
const PARENT_CHECK_MS = 500;

/**
 * Runs `stop` at the first SIGINT or SIGTERM, then exits. A second signal exits at once. Returns a
 * function that removes the handler.
 */
export function onStopSignal(
  stop: () => Promise<void>,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): () => void {
  let isStopping = false;
  const handle = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    exitAfter(timeoutMs);
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        printError(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
  const timer = isRunByNpm() ? whenOrphaned(handle) : undefined;
  return () => {
    process.off('SIGINT', handle);
    process.off('SIGTERM', handle);
    clearInterval(timer);
  };
}

/** Exits after a timeout, unless the process has exited before. */
export function exitAfter(timeoutMs: number): void {
  setTimeout(() => process.exit(1), timeoutMs).unref();
}

/** Writes an error or a message to the standard error. */
export function printError(error: unknown): void {
  process.stderr.write(`${String(error)}\n`);
}

/**
 * Runs `handle` when the parent process is gone. A killed npm does not forward the signal, and the
 * server would block the port of the next start.
 */
function whenOrphaned(handle: () => void): NodeJS.Timeout {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    handle();
  }, PARENT_CHECK_MS).unref();
  return timer;
}
