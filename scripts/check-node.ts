import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The scripts must run on the Node that package.json pins: without its binary they would silently
 * run on whatever the system has. `.nvmrc` names the same release.
 */
const root = join(import.meta.dirname, '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};
const nvmrc = readFileSync(join(root, '.nvmrc'), 'utf8').trim();
const pinned = Object.values(manifest.optionalDependencies);
const majors = new Set([...pinned, nvmrc, process.versions.node].map((v) => v.split('.')[0]));
if (!pinned.includes(nvmrc) || majors.size !== 1) {
  process.stderr.write(
    `Node ${process.versions.node} runs, .nvmrc has ${nvmrc}, package.json ${pinned.join(', ')}\n`,
  );
  process.exit(1);
}
