import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#server/config/project-root.ts';
import { costChart } from './cost-chart.ts';
import { growthChart } from './growth-chart.ts';
import { reportOf, type Findings } from './report.ts';

/** Writes the report and its charts. */
export async function writeReport(findings: Findings): Promise<void> {
  const root = projectRoot();
  const charts = join(root, 'docs/benchmarks');
  const { figures } = findings.run;
  await mkdir(charts, { recursive: true });
  await writeFile(join(root, 'docs/benchmarks.md'), reportOf(findings));
  await writeFile(join(charts, 'cost.svg'), costChart(figures));
  await writeFile(join(charts, 'growth.svg'), growthChart(figures));
  const oxfmt = join(root, 'node_modules/.bin/oxfmt');
  await promisify(execFile)(oxfmt, ['docs/benchmarks.md'], { cwd: root });
}
