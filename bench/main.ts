import { parseArgs } from 'node:util';
import { quick } from './quick.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [name = 'quick'] = positionals;
if (name !== 'quick') {
  process.stderr.write(`There is no benchmark "${name}"; run: npm run bench -- quick\n`);
  process.exit(2);
}
process.stdout.write(await quick((line) => process.stderr.write(line)));
