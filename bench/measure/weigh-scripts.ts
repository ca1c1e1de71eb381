import type { Page } from '@playwright/test';
import { countryOf } from '#shared/countries/index.ts';
import { paths } from '#shared/paths.ts';
import type { Database } from '#server/db/database.ts';
import { runQuery } from '#server/db/pool/queryable.ts';
import { listsOf } from '../calls/lists.ts';
import { COUNTRY } from '../country/country.ts';
import { openBrowser } from '../lighthouse/open-browser.ts';
import { fetchOnce } from '../load/fetch-once.ts';

/** The scripts that a page loads first, texts included. */
export interface PageScripts {
  readonly page: string;
  readonly files: number;
  /** As sent, compressed with Brotli. */
  readonly bytes: number;
  /** The part of `bytes` that never ran until the page was hydrated and idle, by whose code it is. */
  readonly unused: Readonly<Record<'own' | 'libraries', number>>;
}

/** The attribute of the inline script that names the files (`src/server/ssr/built-source.ts`). */
const MODULES = /data-modules="([^"]+)"/;
/** The file of React, React Router and TanStack Query (`vite.code-splitting.ts`). */
const LIBRARIES = /\/vendor-/;

/** Weighs the scripts of the pages on which most visits begin. */
export async function weighScripts(origin: string, database: Database): Promise<PageScripts[]> {
  const [list] = await listsOf(database, 1);
  const { rows } = await runQuery<{ doctor: string; city: string; clinic: string }>(database.pool, {
    text: `select d.slug as doctor, city.slug as city, c.slug as clinic
      from doctor_listing l
      join doctor d on d.id = l.doctor_id
      join clinic_branch b on b.id = l.clinic_branch_id
      join clinic c on c.id = b.clinic_id
      join city on city.id = b.city_id
      where l.is_active order by l.doctor_id limit 1`,
  });
  const [row] = rows;
  if (list === undefined || row === undefined) throw new Error('The country has no doctors');
  const pages = {
    Home: paths.home(),
    'List of doctors': paths.doctors(list.city, list.service),
    Profile: paths.doctor(row.doctor),
    Clinic: paths.clinic(row.city, row.clinic),
  };
  const { browser } = await openBrowser(countryOf(COUNTRY).timeZone);
  try {
    const weighed: PageScripts[] = [];
    for (const [page, path] of Object.entries(pages)) {
      const unusedShare = await coverScripts(await browser.newPage(), origin + path);
      weighed.push({ page, ...(await weigh(origin, path, unusedShare)) });
    }
    return weighed;
  } finally {
    await browser.close();
  }
}

async function weigh(
  origin: string,
  path: string,
  unusedShare: ReadonlyMap<string, number>,
): Promise<Omit<PageScripts, 'page'>> {
  const get = (of: string, encoding: string) =>
    fetchOnce(origin, { method: 'GET', path: of, headers: { 'accept-encoding': encoding } });
  const { body } = await get(path, 'identity');
  const files = MODULES.exec(body.toString())?.[1]?.split(' ');
  if (files === undefined) throw new Error(`${path} names no scripts`);
  const unused = { own: 0, libraries: 0 };
  let bytes = 0;
  for (const file of files) {
    const script = await get(file, 'br');
    bytes += script.body.length;
    unused[LIBRARIES.test(file) ? 'libraries' : 'own'] +=
      script.body.length * (unusedShare.get(file) ?? 0);
  }
  return { files: files.length, bytes, unused };
}

/** Opens a page and returns the share of each script that never ran, by its path. */
async function coverScripts(page: Page, url: string): Promise<Map<string, number>> {
  await page.coverage.startJSCoverage();
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await page.coverage.stopJSCoverage();
  await page.close();
  return new Map(
    scripts.map(({ url: address, source = '', functions }) => {
      const isUsed = new Uint8Array(source.length).fill(1);
      // Inner blocks follow outer ones and replace them.
      const blocks = functions
        .flatMap(({ ranges }) => ranges)
        .toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
      for (const { count, startOffset, endOffset } of blocks) {
        isUsed.fill(count > 0 ? 1 : 0, startOffset, endOffset);
      }
      const unused = isUsed.reduce((sum, used) => sum + 1 - used, 0);
      return [new URL(address).pathname, unused / source.length];
    }),
  );
}
