import { developmentPages } from './page-files.ts';
import { run } from './run.ts';

await run(developmentPages);
