import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The scripts must run on the Node that package.json pins: without its binary they would silently
 * run on whatever the system has.
 */
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  optionalDependencies: Record<string, string>;
};
const pinned = Object.values(manifest.optionalDependencies)[0]?.split('.')[0];
const running = process.versions.node.split('.')[0];
if (pinned === undefined || pinned !== running) {
  process.stderr.write(
    `Node ${process.versions.node} runs, but ${pinned ?? 'nothing'} is pinned\n`,
  );
  process.exit(1);
}
