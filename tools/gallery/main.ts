import { chromium } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLanguage } from '#shared/i18n/languages.ts';
import { browserLaunchOptions } from '#tests/support/browser/browser-env.ts';
import { contactSheet } from './contact-sheet.ts';
import type { Gallery } from './gallery.ts';
import { takePatientPages } from './take-patient-pages.ts';
import { takeStaffPages } from './take-staff-pages.ts';

const SIDES = { patients: takePatientPages, staff: takeStaffPages } as const;

const { values } = parseArgs({
  options: {
    side: { type: 'string', default: 'patients' },
    languages: { type: 'string', default: 'hu,ru' },
    widths: { type: 'string', default: '360,768,1280' },
    only: { type: 'string', default: '' },
    dark: { type: 'boolean', default: false },
    'forced-colors': { type: 'boolean', default: false },
    'large-text': { type: 'boolean', default: false },
    out: { type: 'string', default: 'gallery' },
  },
});

/*
 * `npm run gallery -- [--side staff] [--languages hu,ru] [--widths 360,768,1280] [--only booking,map] [--dark]
 * [--forced-colors] [--large-text] [--out gallery]`: takes screenshots of every kind of page of patients or of the
 * staff, and writes `index.html` with all of them.
 */
const { side, only } = values;
if (side !== 'patients' && side !== 'staff') throw new Error(`There is no side ${side}`);
const browser = await chromium.launch(await browserLaunchOptions());
const gallery: Gallery = {
  browser,
  out: values.out,
  languages: values.languages.split(',').filter(isLanguage),
  widths: values.widths.split(',').map(Number),
  look: {
    isDark: values.dark,
    hasForcedColors: values['forced-colors'],
    hasLargeText: values['large-text'],
  },
  isWanted: (scene) => only.split(',').some((part) => scene.includes(part)),
  pictures: [],
};
try {
  await SIDES[side](gallery);
} finally {
  await browser.close();
}
const sheet = join(gallery.out, 'index.html');
await writeFile(sheet, contactSheet(gallery.pictures, gallery.widths));
process.stdout.write(`${gallery.pictures.length} pictures: ${sheet}\n`);
