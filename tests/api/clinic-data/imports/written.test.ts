import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readWritten, type Plan } from '#tests/support/data/imports/written/read-written.ts';

const { 'plans.json': json, ...files } = unzipSync(
  readFileSync(new URL('../../../support/data/imports/written/files.zip', import.meta.url)),
);
const plans = JSON.parse(strFromU8(json ?? new Uint8Array())) as Record<string, Plan>;

/** Returns the plan of a file that is named `PLAN.WRITER`. */
function planOf(name: string): Plan {
  const plan = plans[name.slice(0, name.indexOf('.'))];
  if (plan === undefined) throw new Error(`${name} has no plan`);
  return plan;
}

/** The formats that are refused, with the reasons. */
const REFUSED = [
  [/\.ods$/, 'unknown_format'],
  [/\.(?:xls|biff8)$/, 'old_spreadsheet'],
] as const;

test.each(Object.entries(files))(
  'a file is read as it was written, or refused: %s',
  async (name, bytes) => {
    const plan = planOf(name);
    const [, refusal] = REFUSED.find(([format]) => format.test(name)) ?? [];
    expect(await readWritten(bytes, plan)).toEqual(refusal ?? plan.expected);
  },
);

test('there are files of nineteen writers', () => {
  const writers = Object.keys(files).map((name) => name.split('.')[1]);
  expect(writers.length).toBeGreaterThan(200);
  expect(new Set(writers).size).toBe(19);
});
