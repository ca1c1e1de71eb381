import { isRunByNpm } from '#server/config/environment.ts';

/** The maximum duration of a clean stop, in milliseconds; then open requests are cut off. */
const DEFAULT_PATIENCE_MS = 15_000;
const PARENT_CHECK_MS = 500;

/** Runs `stop` once at Ctrl-C or a stop signal, then exits; a second signal exits at once. */
export function onStopSignal(stop: () => Promise<void>, patienceMs = DEFAULT_PATIENCE_MS): void {
  let isStopping = false;
  const handle = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), patienceMs).unref();
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
 * Stops the process when its parent npm process is gone. A killed npm sends its script no signal, and
 * the orphan would keep the port.
 */
function whenOrphaned(handle: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    handle();
  }, PARENT_CHECK_MS).unref();
}
