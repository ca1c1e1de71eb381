import { chromium } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CountryCode } from '#shared/countries/codes.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import { isLanguage, type Language } from '#shared/i18n/languages.ts';
import { localePath } from '#shared/paths.ts';
import { browserLaunchOptions } from '#tests/support/browser/browser-env.ts';
import { findPageKinds } from '#tests/support/e2e/data/page-kinds.ts';
import { createReserve } from '#tests/support/e2e/data/reserve.ts';
import { serveSites } from '#tests/support/e2e/serve-sites.ts';
import { phone } from '#tests/support/e2e/test.ts';
import { contactSheet, type Picture } from './contact-sheet.ts';
import { scenesOf } from './scenes.ts';
import { scrollThrough, settle } from './settle.ts';

/** The country whose site is used for a language. */
const COUNTRIES = {
  en: 'ae',
  hu: 'hu',
  kk: 'kz',
  ro: 'ro',
  ru: 'kg',
} as const satisfies Record<Language, CountryCode>;
const PHONE_WIDTH = 480;

const { values } = parseArgs({
  options: {
    languages: { type: 'string', default: 'hu,ru' },
    widths: { type: 'string', default: '360,768,1280' },
    only: { type: 'string', default: '' },
    dark: { type: 'boolean', default: false },
    out: { type: 'string', default: 'gallery' },
  },
});

/*
 * `npm run gallery -- [--languages hu,ru] [--widths 360,768,1280] [--only booking] [--dark] [--out
 * gallery]`: takes screenshots of every kind of page, and writes `index.html` with all of them.
 */
const languages = values.languages.split(',').filter(isLanguage);
const widths = values.widths.split(',').map(Number);
const sites = await serveSites();
const browser = await chromium.launch(await browserLaunchOptions());
const pictures: Picture[] = [];
try {
  for (const language of languages) await takeAll(language);
} finally {
  await browser.close();
  await sites.stop();
}
await writeFile(join(values.out, 'index.html'), contactSheet(pictures, widths));
process.stdout.write(`${pictures.length} pictures: ${join(values.out, 'index.html')}\n`);

async function takeAll(language: Language): Promise<void> {
  const country = COUNTRIES[language];
  const own = defaultLocaleOf(countryOf(country));
  const origin = sites.originOf(country);
  const backend = await sites.backend(country, language);
  const folder = join(values.out, language);
  await mkdir(folder, { recursive: true });
  const claimed = new Set<string>();
  const claim = (name: string) => !claimed.has(name) && claimed.add(name).has(name);
  const reserve = createReserve(backend, { country, seed: 0, claim });
  for (const width of widths) {
    const kinds = await findPageKinds(backend, reserve, country);
    const patient = reserve.patient();
    for (const scene of scenesOf(kinds)) {
      if (!scene.name.includes(values.only)) continue;
      const isPhone = width <= PHONE_WIDTH;
      const context = await browser.newContext({
        viewport: { width, height: isPhone ? 740 : 900 },
        ...(isPhone ? { isMobile: true, hasTouch: true, userAgent: phone.userAgent } : {}),
        timezoneId: countryOf(country).timeZone,
        reducedMotion: 'reduce',
        colorScheme: values.dark ? 'dark' : 'light',
        serviceWorkers: 'block',
      });
      await context.addCookies([{ name: 'city-slug', value: kinds.slot.city.slug, url: origin }]);
      const page = await context.newPage();
      const url = (path: string) => origin + localePath(path, language, own);
      const file = `${scene.name}-${width}.png`;
      try {
        await scene.show({ page, url, language, patient });
        await page.waitForLoadState('networkidle');
        if (scene.isWhole) await scrollThrough(page);
        await settle(page);
        await page.screenshot({ path: join(folder, file), fullPage: scene.isWhole });
        pictures.push({ scene: scene.name, language, width, file: `${language}/${file}` });
      } catch (error) {
        process.stderr.write(`${language} ${file}: ${String(error)}\n`);
        process.exitCode = 1;
      }
      await context.close();
    }
  }
}
