import { isRunByNpm } from '#server/config/environment.ts';

/** Beyond this many milliseconds a stop is no longer clean: requests that hang are cut off. */
const DEFAULT_PATIENCE_MS = 15_000;
const PARENT_CHECK_MS = 500;

/** Runs `stop` at Ctrl-C or a stop signal, once, then ends the process; a second signal hurries it. */
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
 * An npm that is killed outright tells its script nothing: what it started would go on unseen and
 * keep the port from the next start.
 */
function whenOrphaned(handle: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    handle();
  }, PARENT_CHECK_MS).unref();
}
