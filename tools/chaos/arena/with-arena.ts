import type { Arena } from './arena.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** Of a process that a signal has ended (128 and the number of SIGINT). */
const INTERRUPTED = 130;

/** Works in an arena, and leaves nothing of it behind, also when it is interrupted. */
export async function withArena<Result>(
  open: () => Promise<Arena>,
  work: (arena: Arena) => Promise<Result>,
): Promise<Result> {
  const arena = await open();
  const interrupt = () => void arena.close().finally(() => process.exit(INTERRUPTED));
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    return await work(arena);
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    await arena.close();
  }
}
