import { builtPages } from './build/page-files.ts';
import { run } from './run.ts';

await run(builtPages, { worker: false });
