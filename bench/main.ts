import { cpus, loadavg } from 'node:os';
import type { Database } from '#server/db/database.ts';
import { startTwilioServer } from '#tests/support/servers/sms/twilio-server.ts';
import { buildIfStale } from '#server/main/build/build.ts';
import { isMet, readBudgets, tighten, writeBudgets, type Verdict } from './budgets.ts';
import { openDatabase } from './country/country.ts';
import { openCountries, type Countries } from './country/open-countries.ts';
import { compareWithGoals, judge } from './judge.ts';
import { measureAll, type Run } from './measure/measure-all.ts';
import { weighScripts } from './measure/weigh-scripts.ts';
import { readOptions, USAGE, type Options } from './options.ts';
import { searchQuality } from './quality.ts';
import { createReport } from './report/report.ts';
import { writeReport } from './report/write-report.ts';
import { measureWork } from './work/measure-work.ts';

/*
 * `npm run bench`: measures CPU per request in countries of several sizes, beside lower bounds.
 * Exits with 1 when a budget is missed.
 */
const log = (line: string) => void process.stderr.write(line);
const [load = Number.NaN] = loadavg();
const options = optionsOrExit();
await buildIfStale(log);
const countries = await openCountries(options.sizes, log);
const sms = await startTwilioServer(Date.now);
let verdicts: Verdict[];
try {
  const run = await measureAll(countries, options, sms, log);
  try {
    const quality = options.shouldMeasureQuality
      ? await inLargest(countries, run, searchQuality)
      : [];
    const scripts = await inLargest(countries, run, weighScripts);
    const file = await readBudgets();
    const work = options.shouldMeasureWork ? await measureWork() : [];
    verdicts = judge(file, run.figures, quality, work);
    const machine = describeMachine();
    const report = createReport({
      run,
      quality,
      scripts,
      work,
      verdicts,
      goals: compareWithGoals(file, run.figures),
      machine,
    });
    process.stdout.write(report);
    if (options.shouldWriteReport) await writeReport(report, run.figures, machine);
    if (options.shouldTightenBudgets)
      await writeBudgets({ ...file, budgets: tighten(file.budgets, verdicts) });
  } finally {
    await run.stop();
  }
} finally {
  await sms.close();
  await countries.stop();
}
const missed = verdicts.filter((verdict) => !isMet(verdict));
for (const { label } of missed) log(`budget missed: ${label}\n`);
if (missed.length > 0) process.exitCode = 1;

/** Measures the product in the largest country. */
async function inLargest<Figure>(
  { connections }: Countries,
  run: Run,
  measure: (origin: string, database: Database) => Promise<Figure[]>,
): Promise<Figure[]> {
  const connection = connections.get(Math.max(...connections.keys()));
  if (connection === undefined) return [];
  const database = openDatabase(connection);
  try {
    return await measure(run.largest.product, database);
  } finally {
    await database.close();
  }
}

/** Describes the machine and its load average at the start and the end of the run. */
function describeMachine(): string {
  const [after = Number.NaN] = loadavg();
  const day = new Date().toISOString().slice(0, 10);
  const rounds = options.rounds === 1 ? 'one round' : `${options.rounds} rounds`;
  return `${day}, ${cpus().length} cores, load average ${load.toFixed(1)} → ${after.toFixed(1)}, ${rounds}.`;
}

function optionsOrExit(): Options {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    log(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}
