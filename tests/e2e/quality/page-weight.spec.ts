import type { Page, Request } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { findSlot, findSpecialty, type OfferedSlot } from '#tests/support/e2e/data/find-slot.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

/**
 * Compressed bytes (docs/adr/0014-load-scripts-after-first-paint.md); of the document, which is
 * parsed before the first paint, also those before compression.
 */
const BUDGET = {
  scripts: 151_300,
  scriptsOfOtherPages: 156_800,
  page: 231_500,
  picture: 4000,
  document: 13_300,
  plainDocument: 70_000,
};

const OTHER_PAGES = {
  'home page': () => paths.home(),
  profile: ({ doctor }) => paths.doctor(doctor.slug),
  clinic: ({ city, branch }) => paths.clinic(city.slug, branch.clinic_slug),
} satisfies Record<string, (offered: OfferedSlot) => string>;

interface Weight {
  kind: string;
  path: string;
  bytes: number;
}

/**
 * Returns the sizes of all responses for a page, once it sends no more requests, and of the document
 * before compression.
 */
async function weigh(page: Page, address: string): Promise<{ weights: Weight[]; plain: number }> {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const document = await page.goto(address);
  const plain = (await document?.body())?.length ?? Number.NaN;
  await page.waitForLoadState('networkidle');
  const weights = await Promise.all(
    requests.map(async (request) => ({
      kind: request.resourceType(),
      path: new URL(request.url()).pathname,
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  return { weights, plain };
}

function scriptBytes(weights: readonly Weight[]): number {
  return sum(weights.filter(({ kind }) => kind === 'script'));
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
      const { weights, plain } = await weigh(page, href(list));
      const kinds = Map.groupBy(weights, ({ kind }) => kind);
      const figures = Object.fromEntries([...kinds].map(([kind, of]) => [kind, sum(of)]));
      info.annotations.push({
        type: 'weight',
        description: JSON.stringify({ ...figures, plain, all: sum(weights) }),
      });
      process.stdout.write(`  ${list} ${name}: ${info.annotations.at(-1)?.description} bytes\n`);

      expect(figures['script'], 'scripts').toBeGreaterThan(0);
      expect(figures['script'], 'scripts').toBeLessThanOrEqual(BUDGET.scripts);
      expect(sum(weights), 'everything together').toBeLessThanOrEqual(BUDGET.page);
      expect(figures['document'], 'the document').toBeLessThanOrEqual(BUDGET.document);
      expect(plain, 'the document, plain').toBeLessThanOrEqual(BUDGET.plainDocument);
      for (const { path, bytes } of kinds.get('image') ?? []) {
        expect(bytes, path).toBeLessThanOrEqual(BUDGET.picture);
      }
    });

    for (const [kind, pathOf] of Object.entries(OTHER_PAGES)) {
      test(`the scripts of a ${kind} stay within their budget`, async ({ page, backend, href }) => {
        const { weights } = await weigh(page, href(pathOf(await findSlot(backend.api, {}))));
        expect(scriptBytes(weights)).toBeGreaterThan(0);
        expect(scriptBytes(weights)).toBeLessThanOrEqual(BUDGET.scriptsOfOtherPages);
      });
    }
  });
}
