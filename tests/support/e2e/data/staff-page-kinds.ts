import { expect, type Page } from '@playwright/test';
import type { StaffSite } from '#shared/countries/staff-hosts.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { staffTextOf } from '../texts.ts';

/** The accounts of a living country. */
type StaffAccount = 'clinic_admin' | 'desk' | 'operator_manager' | 'account_manager' | 'admin';

/** A kind of page of the staff, which an account opens in a living country. */
export interface StaffPageKind {
  readonly name: string;
  readonly site: StaffSite;
  readonly account: StaffAccount;
  /** False for a page as high as the screen, or with something that covers it. */
  readonly isWhole: boolean;
  /** Goes to the page, whose texts are in the language, and waits for what it shows. */
  open(page: Page, origin: string, language: Language): Promise<void>;
}

type Open = StaffPageKind['open'];

/** Does something at the desk and waits for what it opens. */
type Step = (page: Page, language: Language) => Promise<void>;

const CLINIC = '/clinics';

/** Every kind of page of the staff, sorted by account. */
export const STAFF_PAGE_KINDS: readonly StaffPageKind[] = [
  ...kinds('cabinet', 'clinic_admin', {
    desk: desk(),
    'desk-list': at('/desk?view=list'),
    'desk-week': at('/desk?view=week'),
    'desk-month': at('/desk?view=month'),
    'desk-doctor-week': doctorWeek,
    'desk-appointment': desk(openAppointment),
    'desk-cancel': desk(openAppointment, press('x', 'combobox', 'cancelForm.by')),
    'desk-correct': desk(openAppointment, press('c', 'button', 'correctForm.save')),
    'desk-follow-up': desk(openAppointment, press('f', 'radiogroup', 'series.label')),
    'desk-series': desk(openAppointment, press('f', 'radiogroup', 'series.label'), openSeries),
    'desk-booking': desk(press('n', 'heading', 'booking.titles.phone')),
    'desk-times': desk(press('g', 'heading', 'times.title')),
    'desk-search': desk(press('/', 'dialog', 'search.title'), findPatients),
    'desk-keys': desk(press('?', 'dialog', 'keys.title', 'shell')),
    absences: at('/absences'),
    absence: first('/absences'),
    calendars: at('/calendars'),
    reviews: at('/reviews'),
    schedules: at('/schedules'),
    schedule: first('/schedules'),
    figures: at('/figures'),
    onboarding: at('/onboarding'),
    'own-clinic': at('/clinic'),
    'own-doctor': atOwnClinic('doctors/new'),
    'own-place': atOwnClinic('places/new'),
    'own-branch': atOwnClinic('branches/new'),
    'legal-name': atOwnClinic('legal-name'),
    team: at('/team'),
    'team-account': first('/team'),
    holidays: at('/holidays'),
    imports: at('/imports'),
    import: first('/imports'),
    prices: at('/prices'),
    content: at('/content'),
    'content-of-clinic': first('/content', '/content/clinic/'),
    'content-of-doctor': first('/content', '/content/doctor/'),
    preparations: at('/preparations'),
    preparation: first('/preparations'),
    account: at('/account'),
    'not-found': at('/no-such-page'),
  }),
  ...kinds('cabinet', 'desk', {
    forbidden: at('/prices'),
  }),
  ...kinds('operator', 'operator_manager', {
    inbox: at('/inbox'),
    'inbox-item': first('/inbox'),
    moderation: at('/reviews'),
    support: at('/support'),
    messages: at('/messages'),
    erasures: at('/erasures'),
    audit: at('/audit'),
  }),
  ...kinds('operator', 'account_manager', {
    clinics: at(CLINIC),
    'clinic-new': at('/clinics/new'),
    clinic: first(CLINIC),
    'clinic-form': first(CLINIC, /^\/clinics\/\d+$/, '/edit'),
    'branch-form': within(CLINIC, '/branches/'),
    doctor: within(CLINIC, '/doctors/'),
    'doctor-form': within(CLINIC, '/doctors/', '/edit'),
    'doctor-new': first(CLINIC, /^\/clinics\/\d+$/, '/doctors/new'),
    'clinic-imports': first(CLINIC, /^\/clinics\/\d+$/, '/imports'),
    'clinic-prices': first(CLINIC, /^\/clinics\/\d+$/, '/prices'),
    'onboarding-of-clinics': at('/onboarding'),
    proposals: at('/proposals'),
    texts: at('/texts'),
    'texts-of-row': first('/texts'),
  }),
  ...kinds('operator', 'admin', {
    accounts: at('/accounts'),
    'account-of-others': first('/accounts'),
    start: at('/start'),
    catalogue: at('/catalogue'),
    'catalogue-row': first('/catalogue'),
    'catalogue-new': at('/catalogue/services/new'),
    'national-holidays': at('/holidays'),
    'holiday-new': at('/holidays/new'),
    season: at('/seasons/new'),
  }),
];

function kinds(
  site: StaffSite,
  account: StaffAccount,
  pages: Readonly<Record<string, Open>>,
): StaffPageKind[] {
  return Object.entries(pages).map(([name, open]) => ({
    name,
    site,
    account,
    isWhole: !name.startsWith('desk'),
    open,
  }));
}

/** Opens a path. */
function at(path: string): Open {
  return async (page, origin) => {
    await page.goto(origin + path);
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await loaded(page);
  };
}

/** Opens the first link of a list that leads below it or to a path; `end` is added to the address. */
function first(list: string, target: string | RegExp = `${list}/`, end = ''): Open {
  return async (page, origin, language) => {
    await at(list)(page, origin, language);
    await at((await linkOf(page, target)) + end)(page, origin, language);
  };
}

/** Opens the first link of the first row of a list. */
function within(list: string, part: string, end = ''): Open {
  return async (page, origin, language) => {
    await first(list)(page, origin, language);
    const { pathname } = new URL(page.url());
    await at((await linkOf(page, pathname + part)) + end)(page, origin, language);
  };
}

/** Opens a page of the own clinic, whose id is in the links of its page. */
function atOwnClinic(path: string): Open {
  return async (page, origin, language) => {
    await at('/clinic')(page, origin, language);
    const [clinic = ''] = /^\/clinic\/\d+/.exec(await linkOf(page, '/clinic/')) ?? [];
    await at(`${clinic}/${path}`)(page, origin, language);
  };
}

/**
 * Returns the path of the first link of a page that begins with, or matches, a target; not of a form for new rows. Waits
 * for it, because a page may show a list after its other parts.
 */
async function linkOf(page: Page, target: string | RegExp): Promise<string> {
  const links = page.locator('main a[href^="/"]');
  const isWanted = (path: string) =>
    !path.endsWith('/new') &&
    (typeof target === 'string' ? path.startsWith(target) : target.test(path));
  let found = '';
  await expect
    .poll(
      async () => {
        const paths = await links.evaluateAll((all) =>
          all.map((link) => link.getAttribute('href') ?? ''),
        );
        found = paths.find(isWanted) ?? '';
        return found;
      },
      { message: `the link of ${page.url()} to ${String(target)}` },
    )
    .not.toBe('');
  return found;
}

/** Opens the desk, then does steps. */
function desk(...steps: readonly Step[]): Open {
  return async (page, origin, language) => {
    await at('/desk')(page, origin, language);
    await page.locator('[data-appointment]').first().waitFor();
    for (const step of steps) {
      await step(page, language);
      await loaded(page);
    }
  };
}

/** Presses a key and waits for what it opens, named by a text of the staff. */
function press(
  key: string,
  role: 'button' | 'combobox' | 'dialog' | 'heading' | 'radiogroup',
  text: string,
  namespace = 'desk',
): Step {
  return async (page, language) => {
    await page.keyboard.press(key);
    await page.getByRole(role, { name: staffTextOf(language, namespace)(text) }).waitFor();
  };
}

/** Opens the first appointment of the day. Those that were cancelled are not on the grid. */
async function openAppointment(page: Page, language: Language): Promise<void> {
  await page.locator('[data-appointment]').first().click();
  await page.getByText(staffTextOf(language, 'desk')('history.title'), { exact: true }).waitFor();
}

async function openSeries(page: Page, language: Language): Promise<void> {
  const t = staffTextOf(language, 'desk');
  const choice = page.getByRole('radiogroup', { name: t('series.label') });
  await choice.getByRole('radio').nth(1).check({ force: true });
  await page.getByRole('combobox', { name: t('series.count') }).waitFor();
}

/** Types a part of a name and waits for the number of patients that it finds. */
async function findPatients(page: Page): Promise<void> {
  await page.keyboard.type('an');
  await page.getByRole('dialog').getByRole('status').filter({ hasText: /\d/ }).waitFor();
}

async function doctorWeek(page: Page, origin: string, language: Language): Promise<void> {
  await at('/desk?view=week')(page, origin, language);
  await page.locator('th button').first().click();
  await loaded(page);
}

/** Waits until no part of the page is loading. */
async function loaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
