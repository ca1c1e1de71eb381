import cliProgress from 'cli-progress';

/** The display of a command's progress. */
export interface ProgressDisplay {
  update(done: number): void;
  /** Must be called once, after success and failure alike. */
  stop(): void;
}

/** The step between two lines of output that is not a terminal. */
const PERCENT_PER_LINE = 10;

/** Shows a progress bar on a terminal, and plain lines elsewhere. */
export function showProgress(
  label: string,
  total: number,
  output: Pick<NodeJS.WriteStream, 'write' | 'isTTY'> = process.stdout,
): ProgressDisplay {
  return output.isTTY ? showBar(label, total) : showLines(label, total, output);
}

function showBar(label: string, total: number): ProgressDisplay {
  const bar = new cliProgress.SingleBar({
    format: `${label} [{bar}] {value}/{total} {eta_formatted}`,
    hideCursor: true,
  });
  bar.start(total, 0);
  return { update: (done) => bar.update(done), stop: () => bar.stop() };
}

function showLines(
  label: string,
  total: number,
  output: Pick<NodeJS.WriteStream, 'write'>,
): ProgressDisplay {
  let next = 0;
  return {
    update(done) {
      const percent = Math.floor((done / total) * 100);
      // The command itself reports the end.
      if (percent < next || done === total) return;
      output.write(`${label}: ${done} of ${total}\n`);
      next = percent + PERCENT_PER_LINE;
    },
    stop: () => undefined,
  };
}
