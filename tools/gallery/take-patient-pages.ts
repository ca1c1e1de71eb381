import type { CountryCode } from '#shared/countries/codes.ts';
import { countryOf, defaultLocaleOf } from '#shared/countries/index.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localePath } from '#shared/paths.ts';
import { findPageKinds } from '#tests/support/e2e/data/page-kinds.ts';
import { createReserve } from '#tests/support/e2e/data/reserve.ts';
import { serveSites } from '#tests/support/e2e/serve-sites.ts';
import { takePicture, type Gallery } from './gallery.ts';
import { scenesOf } from './scenes.ts';
import { enlargeText, screenOptions } from './screen.ts';

/** The country whose site is used for a language. */
const COUNTRIES = {
  en: 'ae',
  hu: 'hu',
  kk: 'kz',
  ro: 'ro',
  ru: 'kg',
} as const satisfies Record<Language, CountryCode>;

type Sites = Awaited<ReturnType<typeof serveSites>>;

/** Takes pictures of every kind of page of patients. */
export async function takePatientPages(gallery: Gallery): Promise<void> {
  const sites = await serveSites();
  try {
    for (const language of gallery.languages) await takeLanguage(gallery, sites, language);
  } finally {
    await sites.stop();
  }
}

async function takeLanguage(gallery: Gallery, sites: Sites, language: Language): Promise<void> {
  const { browser, look } = gallery;
  const country = COUNTRIES[language];
  const own = defaultLocaleOf(countryOf(country));
  const origin = sites.originOf(country);
  const backend = await sites.backend(country, language);
  const claimed = new Set<string>();
  const claim = (name: string) => !claimed.has(name) && claimed.add(name).has(name);
  const reserve = createReserve(backend, { country, seed: 0, claim });
  for (const width of gallery.widths) {
    const kinds = await findPageKinds(backend, reserve, country);
    const patient = reserve.patient();
    for (const { name: scene, isWhole, show } of scenesOf(kinds)) {
      if (!gallery.isWanted(scene)) continue;
      const context = await browser.newContext({
        ...screenOptions(width, look),
        timezoneId: countryOf(country).timeZone,
      });
      if (look.hasLargeText) await enlargeText(context);
      await context.addCookies([{ name: 'city-slug', value: kinds.slot.city.slug, url: origin }]);
      const page = await context.newPage();
      const url = (path: string) => origin + localePath(path, language, own);
      await takePicture(gallery, page, { scene, language, width, isWhole }, async () => {
        await show({ page, url, language, patient });
        await page.waitForLoadState('networkidle');
      });
      await context.close();
    }
  }
}
