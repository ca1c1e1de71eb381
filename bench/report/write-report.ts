import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#server/config/project-root.ts';
import type { Figures } from '../measure/figures.ts';
import { capacityFigures, readmeFigures, replaceBlock } from './document-figures.ts';

const REPORT = 'docs/benchmarks.md';
const README = 'README.md';
const OPERATIONS = 'docs/operations.md';

/** Writes docs/benchmarks.md and the figures of README and docs/operations.md, formatted. */
export async function writeReport(
  report: string,
  figures: readonly Figures[],
  machine: string,
): Promise<void> {
  const root = projectRoot();
  await writeFile(join(root, REPORT), report);
  await writeBlock(join(root, README), 'performance', readmeFigures(figures, machine));
  await writeBlock(join(root, OPERATIONS), 'capacity', capacityFigures(figures, machine));
  const files = [REPORT, README, OPERATIONS];
  await promisify(execFile)(join(root, 'node_modules/.bin/oxfmt'), files, { cwd: root });
}

async function writeBlock(file: string, name: string, text: string): Promise<void> {
  await writeFile(file, replaceBlock(await readFile(file, 'utf8'), name, text));
}
