import { expect, type Page } from '@playwright/test';
import type { StaffSite } from '#shared/countries/staff-hosts.ts';

/** The accounts of a living country. */
type StaffAccount = 'clinic_admin' | 'desk' | 'operator_manager' | 'account_manager' | 'admin';

/** A kind of page of the staff, which an account opens in a living country. */
export interface StaffPageKind {
  readonly name: string;
  readonly site: StaffSite;
  readonly account: StaffAccount;
  /** False for a page as high as the screen, or with something that covers it. */
  readonly isWhole: boolean;
  /** Goes to the page and waits for what it shows. */
  open(page: Page, origin: string): Promise<void>;
}

type Open = StaffPageKind['open'];

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
    'desk-cancel': desk(openAppointment, 'x'),
    'desk-correct': desk(openAppointment, 'c'),
    'desk-follow-up': desk(openAppointment, 'f'),
    'desk-series': desk(openAppointment, 'f', openSeries),
    'desk-booking': desk('n'),
    'desk-times': desk('g'),
    'desk-search': desk('/', (page) => page.keyboard.type('an')),
    'desk-keys': desk('?'),
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
  return async (page, origin) => {
    await at(list)(page, origin);
    await at((await linkOf(page, target)) + end)(page, origin);
  };
}

/** Opens the first link of the first row of a list. */
function within(list: string, part: string, end = ''): Open {
  return async (page, origin) => {
    await first(list)(page, origin);
    const { pathname } = new URL(page.url());
    await at((await linkOf(page, pathname + part)) + end)(page, origin);
  };
}

/** Opens a page of the own clinic, whose id is in the links of its page. */
function atOwnClinic(path: string): Open {
  return async (page, origin) => {
    await at('/clinic')(page, origin);
    const [clinic = ''] = /^\/clinic\/\d+/.exec(await linkOf(page, '/clinic/')) ?? [];
    await at(`${clinic}/${path}`)(page, origin);
  };
}

/** Returns the path of the first link of a page that begins with, or matches, a target; not of a form for new rows. */
async function linkOf(page: Page, target: string | RegExp): Promise<string> {
  const links = page.locator('main a[href^="/"]');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const found = paths.find(
    (path) =>
      !path.endsWith('/new') &&
      (typeof target === 'string' ? path.startsWith(target) : target.test(path)),
  );
  if (found === undefined) throw new Error(`${page.url()} has no link to ${String(target)}`);
  return found;
}

/** Opens the desk, then presses keys or does other steps. */
function desk(...steps: readonly (string | ((page: Page) => Promise<unknown>))[]): Open {
  return async (page, origin) => {
    await at('/desk')(page, origin);
    await page.locator('[data-appointment]').first().waitFor();
    for (const step of steps) {
      if (typeof step === 'string') await page.keyboard.press(step);
      else await step(page);
      await loaded(page);
    }
  };
}

async function openAppointment(page: Page): Promise<void> {
  await page.locator('[data-appointment]').first().click();
}

async function openSeries(page: Page): Promise<void> {
  await page.getByRole('radio').nth(1).check({ force: true });
}

async function doctorWeek(page: Page, origin: string): Promise<void> {
  await at('/desk?view=week')(page, origin);
  await page.locator('th button').first().click();
  await loaded(page);
}

/** Waits until no part of the page is loading. */
async function loaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}
