import { buildIfStale } from './build/build.ts';
import { builtPages } from './build/page-files.ts';
import { run } from './run.ts';

await run(
  async () => {
    await buildIfStale((line) => void process.stdout.write(line));
    return builtPages();
  },
  { worker: false },
);
