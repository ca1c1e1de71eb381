import type { Environment } from './environment.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** The exit code of a process that a signal ended: 128 plus the number of SIGINT. */
const INTERRUPTED = 130;

/** Runs `work` in an environment and always removes the environment, even when interrupted. */
export async function withEnvironment<Result>(
  open: () => Promise<Environment>,
  work: (environment: Environment) => Promise<Result>,
): Promise<Result> {
  const environment = await open();
  const interrupt = () => void environment.close().finally(() => process.exit(INTERRUPTED));
  for (const signal of SIGNALS) process.once(signal, interrupt);
  try {
    return await work(environment);
  } finally {
    for (const signal of SIGNALS) process.off(signal, interrupt);
    await environment.close();
  }
}
