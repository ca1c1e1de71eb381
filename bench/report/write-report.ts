import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#server/config/project-root.ts';

const REPORT = 'docs/benchmarks.md';

/** Writes docs/benchmarks.md, formatted. */
export async function writeReport(report: string): Promise<void> {
  const root = projectRoot();
  await writeFile(join(root, REPORT), report);
  await promisify(execFile)(join(root, 'node_modules/.bin/oxfmt'), [REPORT], { cwd: root });
}
