import { useRef, useState } from 'react';

interface SingleTask {
  isPending: boolean;
  /** Runs a task, or does nothing while another one runs. Rejects if the task rejects. */
  run: (task: () => Promise<void>) => Promise<void>;
}

/** Runs one asynchronous task at a time. A task that throws does not block the next one. */
export function useSingleTask(): SingleTask {
  // A second click can arrive before React renders the first.
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);

  async function run(task: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      await task();
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  }
  return { isPending, run };
}
