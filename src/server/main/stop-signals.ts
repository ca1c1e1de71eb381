import { isRunByNpm } from '#server/config/environment.ts';

/** The timeout of a clean stop. After it, the process exits with requests still running. */
const DEFAULT_TIMEOUT_MS = 15_000;
const PARENT_CHECK_MS = 500;

/** Runs `stop` at the first SIGINT or SIGTERM, then exits. A second signal exits at once. */
export function onStopSignal(stop: () => Promise<void>, timeoutMs = DEFAULT_TIMEOUT_MS): void {
  let isStopping = false;
  const handle = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), timeoutMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
  if (isRunByNpm()) whenOrphaned(handle);
}

/**
 * Runs `handle` when the parent process is gone. A killed npm does not forward the signal, and the
 * server would block the port of the next start.
 */
function whenOrphaned(handle: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    handle();
  }, PARENT_CHECK_MS).unref();
}
