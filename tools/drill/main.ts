/**
 * `npm run drill`: follows docs/operations-backup.md to the letter on clusters of its own, and proves
 * that a server comes back to a moment, and a database from its dump. One to two minutes.
 */
import { buildIfStale } from '#server/main/build/build.ts';
import { inspectMachine } from './requirements.ts';
import { runDrill } from './run-drill.ts';

/** The exit code of a process that a signal has ended: 128 and the number of SIGINT. */
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
    print('Everything came back as it was.');
  } catch (error) {
    if (!interruption.signal.aborted)
      print(`✗ ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = interruption.signal.aborted ? INTERRUPTED : 1;
  }
  // Connections that are kept alive would hold the process for seconds.
  process.exit();
} else {
  const isSkipped = machine.kind === 'skipped';
  print(`npm run drill ${isSkipped ? 'is skipped' : 'cannot run'}: ${machine.reason}`);
  process.exitCode = isSkipped ? 0 : 1;
}
