import type { Page, Request } from '@playwright/test';
import { findSpecialty } from '#tests/support/e2e/data/find-slot.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

/** Compressed bytes (docs/adr/0014-load-scripts-after-first-paint.md). */
const BUDGET = { scripts: 153_000, page: 250_000, picture: 4000 };

interface Weight {
  kind: string;
  path: string;
  bytes: number;
}

/** Returns the sizes of all responses for a page, once it sends no more requests. */
async function weigh(page: Page, address: string): Promise<Weight[]> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  return Promise.all(
    requests.map(async (request) => ({
      kind: request.resourceType(),
      path: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
}

const sum = (weights: readonly Weight[]) => weights.reduce((total, { bytes }) => total + bytes, 0);

for (const [name, use] of [
  ['on a desktop', { country: 'hu', language: 'hu' }],
  ['on a phone', { country: 'kz', language: 'kk', ...phone }],
] as const) {
  test.describe(name, () => {
    test.use(use);

    test('a doctors list stays within its budgets', async ({ page, backend, href }, info) => {
      const { list } = await findSpecialty(backend.api, 1);
      const weights = await weigh(page, href(list));
      const kinds = Map.groupBy(weights, ({ kind }) => kind);
      const figures = Object.fromEntries([...kinds].map(([kind, of]) => [kind, sum(of)]));
      info.annotations.push({
        type: 'weight',
        description: JSON.stringify({ ...figures, all: sum(weights) }),
      });
      process.stdout.write(`  ${list} ${name}: ${info.annotations.at(-1)?.description} bytes\n`);

      expect(figures['script'], 'scripts').toBeGreaterThan(0);
      expect(figures['script'], 'scripts').toBeLessThanOrEqual(BUDGET.scripts);
      expect(sum(weights), 'everything together').toBeLessThanOrEqual(BUDGET.page);
      for (const { path, bytes } of kinds.get('image') ?? []) {
        expect(bytes, path).toBeLessThanOrEqual(BUDGET.picture);
      }
    });
  });
}
