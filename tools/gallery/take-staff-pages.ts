import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import type { CountryCode } from '#shared/countries/codes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { buildIfStale } from '#server/main/build/build.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { STAFF_LANGUAGE_COOKIE } from '#shared/staff-state.ts';
import { STAFF_PAGE_KINDS, type StaffPageKind } from '#tests/support/e2e/data/staff-page-kinds.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import { serveLivingCountry, type ServedCountry } from '#tests/support/e2e/serve-country.ts';
import { takePicture, type Gallery } from './gallery.ts';
import { enlargeText, screenOptions } from './screen.ts';

/** The country whose sites are used for a language. */
const COUNTRIES = {
  en: 'hu',
  hu: 'hu',
  kk: 'kz',
  ro: 'ro',
  ru: 'kz',
} as const satisfies Record<Language, CountryCode>;
const DOCTORS = 300;
const PASSWORD = 'correct horse battery staple';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Takes pictures of every kind of page of the staff. */
export async function takeStaffPages(gallery: Gallery): Promise<void> {
  const { browser, languages } = gallery;
  await buildIfStale(() => undefined);
  for (const [code, spoken] of Map.groupBy(languages, (language) => COUNTRIES[language])) {
    const country = await serveLivingCountry(browser, PASSWORD, code, DOCTORS);
    try {
      for (const [account, kinds] of kindsByAccount(gallery)) {
        await takeAccount(gallery, { account, kinds, country, code, languages: spoken });
      }
    } finally {
      await country.stop();
    }
  }
}

function kindsByAccount({ isWanted }: Gallery): Map<string, StaffPageKind[]> {
  const kinds = STAFF_PAGE_KINDS.filter(({ name }) => isWanted(name));
  return Map.groupBy(kinds, ({ account }) => account);
}

interface Work {
  readonly account: string;
  readonly kinds: readonly StaffPageKind[];
  readonly country: ServedCountry;
  readonly code: CountryCode;
  readonly languages: readonly Language[];
}

/** Takes the pages of an account. Its session goes from screen to screen, because its passkey cannot. */
async function takeAccount(gallery: Gallery, work: Work): Promise<void> {
  const { look, browser } = gallery;
  let session: Session | undefined;
  for (const width of gallery.widths) {
    for (const language of work.languages) {
      const options: BrowserContextOptions = {
        ...screenOptions(width, look),
        timezoneId: countryOf(work.code).timeZone,
      };
      const context = await browser.newContext(
        session === undefined ? options : { ...options, storageState: session },
      );
      if (look.hasLargeText) await enlargeText(context);
      await takeScreen(gallery, work, { context, width, language, isNew: session === undefined });
      session = await context.storageState();
      await context.close();
    }
  }
}

interface Screen {
  readonly context: BrowserContext;
  readonly width: number;
  readonly language: Language;
  /** True before the sign-in. */
  readonly isNew: boolean;
}

async function takeScreen(
  gallery: Gallery,
  { account, kinds, country }: Work,
  { context, width, language, isNew }: Screen,
): Promise<void> {
  const [site] = kinds.map((kind) => kind.site);
  const origin = country.originOf(site);
  await context.addCookies([{ name: STAFF_LANGUAGE_COOKIE, value: language, url: origin }]);
  const page = await context.newPage();
  if (isNew) {
    await page.goto(origin);
    await staffForm(page, language).signInWithPasskey(account, PASSWORD);
    await page.locator('#content').waitFor();
  }
  for (const { name: scene, isWhole, open } of kinds) {
    await takePicture(gallery, page, { scene, language, width, isWhole }, () =>
      open(page, origin, language),
    );
  }
}
