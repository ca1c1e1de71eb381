import { useRef, useState } from 'react';

/** Runs one asynchronous task at a time. A task that throws does not block the next one. */
export function useSingleTask() {
  // A second click can arrive before React renders the first.
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);

  /** Runs a task, or does nothing while another one runs. Rejects if the task rejects. */
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
