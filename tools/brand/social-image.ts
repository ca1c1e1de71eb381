import { readFileSync } from 'node:fs';
import { escapeHtml } from '#server/text/escape-html.ts';
import { drawIcon } from '#server/brand/draw-icon.ts';
import { BRANDS } from '#shared/countries/brands.ts';
import type { Country } from '#shared/countries/country.ts';
import { defaultLocaleOf } from '#shared/countries/index.ts';
import { calendarWeekdays } from '#shared/i18n/format-date.ts';

export const SOCIAL_SIZE = { width: 1200, height: 630 };

const TIMES = [
  ['09:00', '09:30', '11:00', '12:30'],
  ['08:30', '10:00', '10:30', '14:00'],
  ['09:30', '13:00', '15:30', '16:00'],
];
const CHOSEN = '10:00';

const fontFolder = new URL('../../src/web/ui/styles/inter/', import.meta.url);
const FONTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];
const RANGES = ['U+0000-00FF', 'U+0100-024F', 'U+0401-045F', 'U+0490-04FF'];

function fontFaces(): string {
  const faces = FONTS.map((name, index) => {
    const font = readFileSync(new URL(`inter-${name}.woff2`, fontFolder)).toString('base64');
    return `@font-face{font-family:Inter;font-weight:400 700;src:url(data:font/woff2;base64,${font});unicode-range:${RANGES[index]}}`;
  });
  return faces.join('');
}

/** Returns the tagline of the home page. */
function taglineOf(language: string): string {
  const file = new URL(`../../src/shared/i18n/locales/${language}/home.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as { hero: { title: string } };
  return texts.hero.title;
}

/** Returns the HTML of the social image of a country, in its default language. */
export function socialDocument(country: Country): string {
  return `<!doctype html><meta charset="utf-8"><style>${fontFaces()}</style>${socialContent(country)}`;
}

/** Returns the HTML of the social image without fonts. */
export function socialContent(country: Country): string {
  const { code, brandName, host } = country;
  const brand = BRANDS[code];
  const language = defaultLocaleOf(country);
  const weekdays = calendarWeekdays(language).filter(({ weekday }) => weekday <= TIMES.length);
  const columns = TIMES.map((times, index) => {
    const slots = times.map((time) => `<i class="${time === CHOSEN ? 'chosen' : ''}">${time}</i>`);
    return `<div><b>${escapeHtml(weekdays[index]?.short ?? '')}</b>${slots.join('')}</div>`;
  });
  return `<style>
    * { box-sizing: border-box; margin: 0; }
    body { width: 1200px; height: 630px; display: grid; grid-template-columns: 620px 1fr;
      align-items: center; gap: 56px; padding: 72px; background: ${brand.accentTint};
      color: #0f1b2d; font: 400 32px/1.3 Inter; }
    header { display: flex; align-items: center; gap: 20px; font-size: 52px; font-weight: 650;
      letter-spacing: -0.02em; }
    svg { width: 76px; height: 76px; }
    h1 { margin: 44px 0 40px; font-size: 58px; font-weight: 650; line-height: 1.15;
      letter-spacing: -0.02em; text-wrap: balance; }
    p { color: ${brand.accentDark}; font-weight: 500; }
    section { display: grid; grid-template-columns: repeat(3, 1fr); gap: 14px; padding: 28px;
      border-radius: 28px; background: #fff; box-shadow: 0 16px 48px rgb(15 27 45 / 14%); }
    div { display: grid; gap: 14px; }
    b { padding-bottom: 6px; color: #5a677c; font-size: 24px; font-weight: 500; text-align: center; }
    i { padding: 15px 0; border-radius: 14px; background: ${brand.accentTint}; color: ${brand.accent};
      font-size: 25px; font-style: normal; font-weight: 500; text-align: center;
      font-variant-numeric: tabular-nums; }
    .chosen { background: ${brand.accent}; color: #fff; }
  </style>
  <main><header>${drawIcon(brand, { ground: 'tile' })}${escapeHtml(brandName)}</header>
  <h1>${escapeHtml(taglineOf(language))}</h1><p>${escapeHtml(host)}</p></main>
  <section>${columns.join('')}</section>`;
}
