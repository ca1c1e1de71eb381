/**
 * `npm run drill`: runs every block of docs/operations-backup.md on its own clusters and verifies the
 * point-in-time recovery of a server and the restore of a dump. Takes one to two minutes.
 */
import { buildIfStale } from '#server/main/build/build.ts';
import { inspectMachine } from './requirements.ts';
import { runDrill } from './run-drill.ts';

/** The exit code of a process that a signal ended: 128 plus the number of SIGINT. */
const INTERRUPTED = 130;

const print = (line: string) => void process.stdout.write(`${line}\n`);
const machine = inspectMachine();

if (machine.kind === 'ready') {
  await buildIfStale((line) => print(line.trim()));
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!interruption.signal.aborted) print('Stopping after this step, then cleaning up');
      interruption.abort();
    });
  }
  try {
    await runDrill(machine, { print, signal: interruption.signal });
    print('All data was restored.');
  } catch (error) {
    if (!interruption.signal.aborted)
      print(`✗ ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = interruption.signal.aborted ? INTERRUPTED : 1;
  }
  // Keep-alive connections would delay the exit by seconds.
  process.exit();
} else {
  const isSkipped = machine.kind === 'skipped';
  print(`npm run drill ${isSkipped ? 'is skipped' : 'cannot run'}: ${machine.reason}`);
  process.exitCode = isSkipped ? 0 : 1;
}
