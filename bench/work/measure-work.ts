import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import type { WorkFigure } from './record.ts';

const RUNS = [
  ['vitest', 'run', '--config', 'bench/work/vitest.config.ts'],
  ['playwright', 'test', '--config', 'bench/work/playwright.config.ts'],
] as const;

/**
 * Measures the work of staff, of browsers and of a whole server, each in the runner of the tests whose servers
 * and page objects it uses.
 */
export async function measureWork(): Promise<WorkFigure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'vizit-bench-work-'));
  const file = join(folder, 'figures');
  await writeFile(file, '');
  try {
    for (const [runner, ...args] of RUNS) {
      const child = spawn(join(projectRoot(), 'node_modules/.bin', runner), args, {
        cwd: projectRoot(),
        stdio: ['ignore', process.stderr, process.stderr],
        env: { ...process.env, BENCH_FIGURES: file },
      });
      const [code] = await once(child, 'exit');
      if (code !== 0) throw new Error(`${runner} has failed`);
    }
    const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line) as WorkFigure);
  } finally {
    await rm(folder, { recursive: true });
  }
}
