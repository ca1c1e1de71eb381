import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { bomb, textBomb } from '#tests/support/data/photograph.ts';
import { startProcess } from '#tools/chaos/environment/product-process.ts';
import { record } from '../record.ts';

const DOCTOR = 1;
/** Uploads of each of two kinds of bombs, all at once. */
const BOMBS = 4;
const SAMPLE_MS = 20;
const MAX_MEGABYTES = 300;

test('memory and answers of the server while pictures are uploaded that unpack to gigabytes', async ({
  page,
}) => {
  test.skip(process.platform !== 'linux', 'reads /proc');
  const dataDir = await mkdtemp(join(tmpdir(), 'vizit-bombs-'));
  const logFile = join(dataDir, 'product.log');
  const env = { DATA_DIR: dataDir, COUNTRIES: 'hu', PORT: '0', LOG_LEVEL: 'warn' };
  // The first start loads the demo data, which no other start has in memory.
  await (await startProcess({ script: 'start', env, logFile: '/dev/null' })).stop();
  const product = await startProcess({ script: 'start', env, logFile });
  try {
    await signIn(page, logFile);
    const megabytes = () => product.memory() / 2 ** 20;
    const before = megabytes();
    let [peak, slowest] = [before, 0];
    const sampling = setInterval(() => (peak = Math.max(peak, megabytes())), SAMPLE_MS);
    const bombs = await Promise.all([bomb(), textBomb()]);
    const uploads = uploadAll(page, bombs);
    const state = { isUploading: true };
    const statuses = uploads.finally(() => (state.isUploading = false));
    while (state.isUploading) {
      const start = performance.now();
      const response = await fetch(`http://localhost:${product.port}/api/v1/cities/`);
      await response.arrayBuffer();
      expect(response.status).toBe(200);
      slowest = Math.max(slowest, performance.now() - start);
    }
    clearInterval(sampling);
    expect(await statuses).toEqual(Array.from({ length: BOMBS * bombs.length }, () => 400));
    const work = 'Memory of the server while picture bombs are uploaded';
    record({ work, unit: 'MB', measured: peak, of: 'before them', bound: before });
    process.stderr.write(
      `memory ${before.toFixed(0)} → ${peak.toFixed(0)} MB, slowest answer ${slowest.toFixed(0)} ms\n`,
    );
    expect(peak).toBeLessThan(MAX_MEGABYTES);
  } finally {
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** Signs in as the account that sets up clinics, by the link that the start prints. */
async function signIn(page: Page, logFile: string): Promise<void> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      link = /operator {2}(\S+) {2}\(sets up clinics\)/.exec(await readFile(logFile, 'utf8'))?.[1];
      return link;
    })
    .toBeDefined();
  await page.goto(link ?? '');
  await page.getByRole('button').first().click();
  await page.locator('nav a').first().waitFor();
}

/** Uploads pictures as portraits at once, and returns the statuses of the responses. */
function uploadAll(page: Page, pictures: readonly Buffer[]): Promise<number[]> {
  return page.evaluate(
    async ({ encoded, count, doctor }) => {
      const user = /=(%7B[^;]+)/.exec(document.cookie)?.[1] ?? '';
      const { access_token: token } = JSON.parse(decodeURIComponent(user)) as {
        access_token: string;
      };
      const upload = async (picture: string) => {
        const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
        const response = await fetch(`/api/staff/v1/doctors/${doctor}/portrait/?consent=true`, {
          method: 'POST',
          headers: { 'content-type': 'image/png', authorization: `Bearer ${token}` },
          body: bytes,
        });
        return response.status;
      };
      return Promise.all(
        encoded.flatMap((each) => Array.from({ length: count }, () => upload(each))),
      );
    },
    {
      encoded: pictures.map((picture) => picture.toString('base64')),
      count: BOMBS,
      doctor: DOCTOR,
    },
  );
}
