import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { drawIcon, type IconShape } from '#server/brand/draw-icon.ts';
import { COUNTRY_CODES } from '#shared/countries/codes.ts';
import { BRANDS, type Brand } from '#shared/countries/brands.ts';
import { countryOf } from '#shared/countries/index.ts';
import { browserLaunchOptions } from '#tests/support/browser/browser-env.ts';
import { brandStyles } from './brand-styles.ts';
import { favicon } from './favicon.ts';
import { BRAND_STYLES, hashOfPictures, ICONS, PICTURES, STAMP } from './pictures.ts';
import { SOCIAL_SIZE, socialDocument } from './social-image.ts';

/*
 * Generates the brand files from the colours of the countries: the accent style sheet, icons and the
 * social image. Run it after a change of those colours and commit the output;
 * `tests/unit/brand.test.ts` fails if it is out of date.
 */

const FAVICON_SIDES = [16, 32, 48];

writeFileSync(BRAND_STYLES, brandStyles());
const browser = await chromium.launch(await browserLaunchOptions());
try {
  const page = await browser.newPage();
  for (const country of COUNTRY_CODES.map(countryOf)) {
    const folder = join(PICTURES, country.code);
    mkdirSync(folder, { recursive: true });
    for (const { file, side, shape } of ICONS) {
      writeFileSync(join(folder, file), await drawSquare(page, BRANDS[country.code], side, shape));
    }
    const small = [];
    for (const side of FAVICON_SIDES) {
      small.push({
        side,
        png: await drawSquare(page, BRANDS[country.code], side, { ground: 'tile' }),
      });
    }
    writeFileSync(join(folder, 'favicon.ico'), favicon(small));
    const social = await draw(page, socialDocument(country), SOCIAL_SIZE);
    writeFileSync(join(folder, 'social.png'), social);
    process.stdout.write(`${country.code}: images written\n`);
  }
  writeFileSync(STAMP, `${hashOfPictures()}\n`);
} finally {
  await browser.close();
}

function drawSquare(page: Page, brand: Brand, side: number, shape: IconShape): Promise<Buffer> {
  const style = '<style>body{margin:0}svg{display:block;width:100vw}</style>';
  const size = { width: side, height: side };
  return draw(page, `<!doctype html>${style}${drawIcon(brand, shape)}`, size);
}

async function draw(
  page: Page,
  html: string,
  size: { width: number; height: number },
): Promise<Buffer> {
  await page.setViewportSize(size);
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ omitBackground: true });
}
