import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks that scripts run on the Node version that package.json and `.nvmrc` pin. Without its binary
 * they would silently run on the system's Node.
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
    `Running Node ${process.versions.node}; .nvmrc pins ${nvmrc}, package.json ${pinned.join(', ')}\n`,
  );
  process.exit(1);
}
