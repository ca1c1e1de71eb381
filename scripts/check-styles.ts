import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds CSS properties and values of a physical side, so that the pages can also be laid out from right
 * to left. Gradients and transforms have no logical form.
 */
const PHYSICAL =
  /(?:^|[\s;{])(?:(?:scroll-)?(?:margin|padding)-(?:left|right)|border-(?:left|right)(?:-\w+)?|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|\b(?:text-align|float|clear):\s*(?:left|right)\b/g;

/** Fewer files mean that the pattern no longer matches the repository. */
const MIN_FILES = 100;

const root = join(import.meta.dirname, '..');
const args = process.argv.slice(2);
const files = args.length > 0 ? args : globSync('src/**/*.css', { cwd: root });
let found = 0;
for (const file of files) {
  const text = readFileSync(join(root, file), 'utf8');
  for (const { 0: property, index } of text.matchAll(PHYSICAL)) {
    found += 1;
    const line = text.slice(0, index + 1).split('\n').length;
    process.stderr.write(`${file}:${line}: physical: ${property.trim()}\n`);
  }
}
process.stdout.write(`${files.length} style sheets: ${found} physical properties\n`);
if (args.length === 0 && files.length < MIN_FILES) {
  process.stderr.write(`Only ${files.length} files were read\n`);
  process.exitCode = 1;
}
if (found > 0) process.exitCode = 1;
