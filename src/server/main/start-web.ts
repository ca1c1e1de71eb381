import { buildIfStale } from './build.ts';
import { builtPages } from './page-files.ts';
import { run } from './run.ts';

await run(
  async () => {
    await buildIfStale((line) => void process.stdout.write(line));
    return builtPages();
  },
  { worker: false },
);
