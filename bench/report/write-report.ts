import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '#server/config/project-root.ts';
import { CLIENTS } from '../measure/figures.ts';
import { costChart } from './cost-chart.ts';
import { growthChart } from './growth-chart.ts';
import { reportOf, type Findings } from './report.ts';
import { growthTable, readmeTable } from './tables.ts';

const MARKED = /(<!-- bench -->\n)[^]*?(<!-- \/bench -->)/;

/** Writes the report, its charts, and the tables between the README's marks. */
export async function writeReport(findings: Findings): Promise<void> {
  const root = projectRoot();
  const charts = join(root, 'docs/benchmarks');
  const { figures } = findings.run;
  await mkdir(charts, { recursive: true });
  await writeFile(join(root, 'docs/benchmarks.md'), reportOf(findings));
  await writeFile(join(charts, 'cost.svg'), costChart(figures));
  await writeFile(join(charts, 'growth.svg'), growthChart(figures));

  const readme = await readFile(join(root, 'README.md'), 'utf8');
  const tables = `
By ${CLIENTS} clients; ${findings.surroundings}

${readmeTable(findings.run)}
${growthTable(figures)}
`;
  const written = readme.replace(
    MARKED,
    (_all, start: string, end: string) => start + tables + end,
  );
  await writeFile(join(root, 'README.md'), written);
  const documents = ['README.md', 'docs/benchmarks.md'];
  await promisify(execFile)(join(root, 'node_modules/.bin/oxfmt'), documents, { cwd: root });
}
