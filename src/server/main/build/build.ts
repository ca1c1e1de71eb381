import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { compressFiles } from './compress-files.ts';

interface Part {
  /** The file with the hash of the sources of the last build. */
  readonly stamp: string;
  readonly sources: readonly string[];
  build(): Promise<void>;
}

/** The pages: the files for browsers, of patients and of staff, and the entry that renders pages. */
const PAGES: Part = {
  stamp: 'dist/sources.sha256',
  sources: [
    'src/web/**',
    'src/staff/**',
    'src/shared/**',
    'package-lock.json',
    'vite.c*.ts',
    'vite.staff.config.ts',
    'vite.worker.config.ts',
  ],
  async build() {
    await vite('build');
    await vite('build', '--config', 'vite.worker.config.ts');
    await vite('build', '--ssr');
    await vite('build', '--config', 'vite.staff.config.ts');
    await compressFiles(join(projectRoot(), 'dist/client/assets'));
    await compressFiles(join(projectRoot(), 'dist/staff/assets'));
  },
};

/** The server and the worker. */
const PROGRAMS: Part = {
  stamp: 'dist/server/main.sha256',
  sources: [
    'src/server/**',
    'src/shared/**',
    'demo/**',
    'package-lock.json',
    'vite.server.config.ts',
  ],
  build: () => vite('build', '--config', 'vite.server.config.ts'),
};

/** Builds the parts whose sources have changed since their last build. */
export async function buildIfStale(print: (line: string) => void): Promise<void> {
  for (const part of [PAGES, PROGRAMS]) {
    const hash = await hashOf(part.sources);
    if (hash === (await readFile(stampOf(part), 'utf8').catch(() => ''))) continue;
    if (part === PAGES) print('Building the web app (first start, or sources changed)\n');
    await build(part, hash);
  }
}

async function build(part: Part, hash: string): Promise<void> {
  await rm(stampOf(part), { force: true });
  await part.build();
  await mkdir(dirname(stampOf(part)), { recursive: true });
  await writeFile(stampOf(part), hash);
}

function stampOf({ stamp }: Part): string {
  return join(projectRoot(), stamp);
}

async function hashOf(sources: readonly string[]): Promise<string> {
  const root = projectRoot();
  const files = [];
  for await (const file of glob(sources, { cwd: root, withFileTypes: true })) files.push(file);
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

if (import.meta.main) {
  if (process.argv.includes('--if-stale')) await buildIfStale((line) => process.stdout.write(line));
  else for (const part of [PAGES, PROGRAMS]) await build(part, await hashOf(part.sources));
}
