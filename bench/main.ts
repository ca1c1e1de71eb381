import { parseArgs } from 'node:util';
import { doctors } from './doctors.ts';
import { quick } from './quick.ts';
import { search } from './search.ts';

const BENCHMARKS = { quick, doctors, search } as const;

const { positionals } = parseArgs({ allowPositionals: true });
const [name = 'quick'] = positionals;
if (!isBenchmark(name)) {
  const names = Object.keys(BENCHMARKS).join(', ');
  process.stderr.write(`There is no benchmark "${name}"; npm run bench -- with one of: ${names}\n`);
  process.exit(2);
}
process.stdout.write(await BENCHMARKS[name]((line) => process.stderr.write(line)));

function isBenchmark(text: string): text is keyof typeof BENCHMARKS {
  return Object.hasOwn(BENCHMARKS, text);
}
