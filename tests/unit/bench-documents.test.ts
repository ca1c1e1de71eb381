import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CALLS } from '../../bench/calls/create-calls.ts';
import type { Figures } from '../../bench/measure/figures.ts';
import { readOptions } from '../../bench/options.ts';
import {
  capacityFigures,
  readmeFigures,
  replaceBlock,
} from '../../bench/report/document-figures.ts';

const MACHINE = '2026-11-24, 2 cores, load average 0.1 → 0.2, 3 rounds.';
const FIGURES: Figures[] = CALLS.map((call) => ({
  call,
  label: `Call ${call}`,
  doctors: 1e3,
  clients: 8,
  target: 'product',
  samples: [
    {
      perSecond: 10,
      p50: 1,
      p99: 2,
      server: 2,
      database: 1,
      worker: 0,
    },
  ],
}));

test.each([
  ['README.md', 'performance', readmeFigures(FIGURES, MACHINE)],
  ['docs/operations.md', 'capacity', capacityFigures(FIGURES, MACHINE)],
])('the bench replaces the figures of %s and nothing else', async (file, block, text) => {
  const document = await readFile(file, 'utf8');
  const written = replaceBlock(document, block, text);
  expect(written).toContain(`1,000 doctors`);
  expect(written).toContain('2 cores, load average 0.1 → 0.2, 3 rounds');
  expect(replaceBlock(written, block, 'old')).toBe(replaceBlock(document, block, 'old'));
});

test('the capacity of a country follows from the measured cost of a visit', () => {
  // 1.5 pages, 4 lists, 4 slots, 3 searches and 0.05 bookings of 2 ms each are 25.1 ms.
  expect(capacityFigures(FIGURES, MACHINE)).toContain('25.1 ms of web');
  expect(capacityFigures(FIGURES, MACHINE)).toMatch(
    /10,000,000 \| 556 \| 27.8 \| 13.9 \| 6.97 \| 24 /,
  );
});

test('a document without the block of the bench is an error', () => {
  expect(() => replaceBlock('# Title\n', 'capacity', 'text')).toThrow('no block capacity');
});

test('a bench run writes documents only if it measures everything in both countries', () => {
  for (const option of ['--only=slots', '--quick', '--doctors=300']) {
    expect(() => readOptions(['--write', option])).toThrow('--write requires everything');
  }
  expect(readOptions(['--write']).shouldWriteReport).toBe(true);
});
