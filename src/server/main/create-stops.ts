/** Stops a part of the process, such as a server or a worker. */
type Stop = () => Promise<unknown>;

/** Registers a stop function. They run in reverse order of registration. */
export type OnStop = (stop: Stop) => void;

interface Stops {
  onStop: OnStop;
  /**
   * Runs each registered function once, and those that are registered later at once. Throws the errors
   * of all that failed after the last one.
   */
  stopAll(): Promise<void>;
}

/** Collects the stop functions of a process. */
export function createStops(): Stops {
  const stops: Stop[] = [];
  const errors: unknown[] = [];
  let stopping: Promise<void> | undefined;
  const run = async () => {
    for (let stop = stops.pop(); stop !== undefined; stop = stops.pop()) {
      try {
        await stop();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'));
  };
  return {
    onStop(stop) {
      stops.push(stop);
      stopping = stopping?.then(run, run);
      // `stopAll` throws the errors, but nothing may call it again.
      stopping?.catch(() => undefined);
    },
    stopAll: () => (stopping ??= run()),
  };
}
