import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { compressFiles } from './compress-files.ts';

const STAMP = 'dist/sources.sha256';
/** The sources of the web build. */
const SOURCES = ['src/web/**', 'src/staff/**', 'src/shared/**', 'vite.*.ts', 'package-lock.json'];

/** Builds the web unless the last build has the same sources. */
export async function buildIfStale(print: (line: string) => void): Promise<void> {
  const hash = await hashOfSources();
  if (hash === (await readFile(stamp(), 'utf8').catch(() => ''))) return;
  print('Building the web app (first start, or sources changed)\n');
  await build(hash);
}

/** Builds the files for browsers, of patients and of staff, and the entry that renders pages. */
export async function build(hash?: string): Promise<void> {
  const sources = hash ?? (await hashOfSources());
  await rm(stamp(), { force: true });
  await vite('build');
  await vite('build', '--config', 'vite.worker.config.ts');
  await vite('build', '--ssr');
  await vite('build', '--config', 'vite.staff.config.ts');
  await compressFiles(join(projectRoot(), 'dist/client/assets'));
  await compressFiles(join(projectRoot(), 'dist/staff/assets'));
  await mkdir(dirname(stamp()), { recursive: true });
  await writeFile(stamp(), sources);
}

function stamp(): string {
  return join(projectRoot(), STAMP);
}

async function hashOfSources(): Promise<string> {
  const root = projectRoot();
  const files = [];
  for await (const file of glob(SOURCES, { cwd: root, withFileTypes: true })) files.push(file);
  const paths = files
    .filter((file) => file.isFile() && !/\.test\.tsx?$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .toSorted();
  const hash = createHash('sha256');
  for (const path of paths) {
    hash.update(path.slice(root.length));
    hash.update(await readFile(path));
  }
  return hash.digest('hex');
}

function vite(...args: string[]): Promise<void> {
  const root = projectRoot();
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`vite ${args.join(' ')} ended with code ${code}`));
    });
  });
}

if (import.meta.main) await build();
