import { expect, test, type Browser } from '@playwright/test';
import writeXlsxFile from 'write-excel-file/node';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { POLYCLINIC } from '#tests/support/data/price-lists/kz-polyclinic.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { TOMORROW } from '#tests/support/e2e/data/today.ts';
import { addVirtualAuthenticator } from '#tests/support/e2e/data/virtual-authenticator.ts';
import { confirmBooking } from '#tests/support/e2e/page-objects/confirm-booking.ts';
import { MeasuredPerson } from '#tests/support/e2e/page-objects/measured-person.ts';
import { openSearch, optionOf } from '#tests/support/e2e/page-objects/search-box.ts';
import { serveDemoCountry, type ServedCountry } from '#tests/support/e2e/serve-country.ts';
import { phone } from '#tests/support/e2e/test.ts';
import { staffTextOf, textsOf } from '#tests/support/e2e/texts.ts';

const PASSWORD = 'correct horse battery staple';
const CLINIC = 'Медео Клиник';
const MAX_MINUTES = 60;
const PRICES = 300;

const DOCTORS = [
  ['Ахметова Айгуль Сериковна', 'Терапевт', '15 лет', 'высшая', 'пн-пт 9:00-13:00, 14:00-18:00'],
  ['Ким Виктор Алексеевич', 'Кардиолог', '2008', 'первая', 'пн, ср, пт 9:00-14:00'],
  ['Жумабаев Ерлан Маратович', 'Невропатолог', '12 лет', 'высшая', 'вт, чт 9:00-17:00'],
  ['Иванова Ольга Петровна', 'Акушер-гинеколог', '20 лет', 'высшая', 'пн-пт 8:30-14:30'],
  ['Нурланова Динара Болатовна', 'Педиатр', '9 лет', 'вторая', 'пн-сб 9:00-13:00'],
  ['Петренко Сергей Николаевич', 'Хирург', '1999', 'высшая', 'пн-чт 10:00-15:00'],
  ['Сулейменова Гульнара Ахметовна', 'Эндокринолог', '17 лет', 'первая', 'пн, вт, чт 14:00-19:00'],
  ['Тен Марина Владимировна', 'Офтальмолог', '11 лет', '', 'пн-пт 9:00-12:30'],
  ['Оспанов Данияр Кайратович', 'Уролог', '2012', '', 'вт-пт 13:00-18:00'],
  ['Рахимова Жанна Тимуровна', 'Дерматовенеролог', '8 лет', '', 'пн-пт 10:00-14:00'],
  ['Цой Анна Викторовна', 'ЛОР', '6 лет', '', 'пн-пт 15:00-19:00'],
  ['Байжанов Арман Ермекович', 'Врач УЗИ', '10 лет', 'первая', 'пн-сб 8:00-14:00'],
] as const;
const CARDIOLOGIST = 'Ким Виктор Алексеевич';

const text = {
  accounts: staffTextOf('ru', 'accounts'),
  content: staffTextOf('ru', 'content'),
  doctors: staffTextOf('ru', 'doctor-imports'),
  hours: staffTextOf('ru', 'hour-imports'),
  imports: staffTextOf('ru', 'imports'),
  kinds: staffTextOf('ru', 'appointment-imports'),
  onboarding: staffTextOf('ru', 'onboarding'),
  setup: staffTextOf('ru', 'setup'),
  shell: staffTextOf('ru', 'shell'),
  signIn: staffTextOf('ru', 'sign-in'),
};
const t = textsOf('ru');

let country: ServedCountry;
test.beforeAll(async ({ browser }) => {
  country = await serveDemoCountry(browser, PASSWORD, 'kz');
});
test.afterAll(() => country.stop());

test.use({
  locale: 'ru-KZ',
  timezoneId: 'Asia/Almaty',
  contextOptions: { reducedMotion: 'reduce' },
});

test('a clinic gets in within an hour of work, and a patient books', async ({ browser }) => {
  test.setTimeout(600_000);
  const minutes: Record<string, number> = {};
  const people: MeasuredPerson[] = [];
  /** Lets a person do a part of the work. */
  async function part(name: string, person: MeasuredPerson, act: () => Promise<void>) {
    if (!people.includes(person)) people.push(person);
    const before = person.seconds;
    await test.step(name, act);
    minutes[name] = (person.seconds - before) / 60;
  }

  const visitor = new MeasuredPerson(await browser.newPage());
  await part('request', visitor, () => askToJoin(visitor));
  const manager = new MeasuredPerson(await browser.newPage());
  let invitation = '';
  await part('console', manager, async () => {
    invitation = await accept(manager);
    await enterBranch(manager);
  });
  const clinic = new MeasuredPerson(await browser.newPage());
  await part('first sign-in', clinic, () => signInFirst(clinic, invitation));
  await part('doctors', clinic, () => importDoctors(clinic));
  await part('prices', clinic, () => importPrices(clinic));
  await part('hours', clinic, () => importHours(clinic));
  await part('texts', clinic, () => writeTexts(clinic));
  await part('rehearsal', clinic, () => rehearse(clinic));
  await part('live', manager, () => goLive(manager));

  const total = people.reduce((sum, { seconds }) => sum + seconds / 60, 0);
  const sum = (of: (person: MeasuredPerson) => number) =>
    people.reduce((all, each) => all + of(each), 0);
  const parts = Object.entries(minutes).map(([name, value]) => `${name} ${value.toFixed(1)}`);
  const description = [
    `${total.toFixed(1)} minutes: ${parts.join(', ')}`,
    `${sum(({ clicks }) => clicks)} clicks, ${sum(({ keys }) => keys)} keys, ${sum(({ readRows }) => readRows)} rows read`,
  ].join('; ');
  test.info().annotations.push({ type: 'effort', description });
  expect(total, description).toBeLessThan(MAX_MINUTES);
  await book(browser);
});

async function askToJoin(person: MeasuredPerson): Promise<void> {
  const { page } = person;
  await page.goto(`${country.originOf()}/join`);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  const field = (name: 'clinic_name' | 'city' | 'contact_name' | 'phone' | 'email') =>
    page.getByRole('main').getByLabel(t.join(`form.${name}`), { exact: true });
  await person.type(field('clinic_name'), CLINIC);
  await person.type(field('city'), 'Алматы');
  await person.type(field('contact_name'), 'Асель Нургалиева');
  await person.type(field('phone'), '+7 701 555 44 33');
  await person.type(field('email'), 'asel@medeo.example');
  const consent = page.getByRole('main').getByRole('checkbox');
  if ((await consent.count()) > 0) await person.click(consent);
  await person.click(page.getByRole('button', { name: t.join('form.submit') }));
  await person.see(page.getByRole('heading', { name: t.join('sent.title') }));
}

/** Accepts the request, and returns the link of the invitation. */
async function accept(person: MeasuredPerson): Promise<string> {
  const { page } = person;
  await addVirtualAuthenticator(page);
  await page.goto(`${country.originOf('operator')}/inbox`);
  await person.type(page.getByLabel(text.signIn('username')), 'account_manager');
  await person.type(page.getByLabel(text.signIn('password')), PASSWORD);
  await person.click(page.getByRole('button', { name: text.signIn('submit') }));
  await person.click(page.getByRole('button', { name: text.signIn('createPasskey') }));
  await person.click(page.getByRole('link', { name: CLINIC }).first());
  const begin = text.onboarding('start.submit');
  await person.click(page.getByRole('button', { name: begin }));
  await person.click(page.getByRole('dialog').getByRole('button', { name: begin }));
  await person.see(page.getByText(text.onboarding('progress', { done: '0', all: '10' })));
  return page.locator('code').innerText();
}

async function enterBranch(person: MeasuredPerson): Promise<void> {
  const { page } = person;
  const field = (key: string) =>
    page.getByLabel(text.setup(key)).and(page.locator('input, textarea')).first();
  const save = async () => {
    await person.click(
      page.getByRole('button', { name: text.setup('form.save'), exact: true }).first(),
    );
    await person.see(page.getByText(text.setup('form.saved')));
  };
  await person.click(page.getByRole('link', { name: text.onboarding('parts.partner') }));
  await person.type(field('clinic.legal_name'), 'ТОО «Медео Клиник»');
  await person.type(field('clinic.tax_number'), '140340012343');
  await save();
  await person.click(page.getByRole('link', { name: text.setup('missing.parts.branch') }));
  await person.choose(page.getByLabel(text.setup('form.city')), 'Алматы');
  const address = page.getByRole('group', { name: text.setup('branch.address'), exact: true });
  const addresses = {
    Русский: 'проспект Достык, 42',
    Қазақша: 'Достық даңғылы, 42',
    English: '42 Dostyk Avenue',
  };
  for (const [language, value] of Object.entries(addresses)) {
    await person.type(address.getByLabel(language), value);
  }
  await person.paste(field('form.point'), '43.2462, 76.9573');
  await person.type(field('branch.phone'), '+7 727 222 33 44');
  await save();
}

async function signInFirst(person: MeasuredPerson, invitation: string): Promise<void> {
  const { page } = person;
  await addVirtualAuthenticator(page);
  await page.goto(invitation);
  await person.type(page.getByLabel(text.signIn('newPassword')), PASSWORD);
  await person.click(page.getByRole('button', { name: text.signIn('continue') }));
  await person.click(page.getByRole('button', { name: text.signIn('createPasskey') }));
  await person.see(page.getByText(text.onboarding('progress', { done: '4', all: '10' })));
  await expectAccessible(page);
}

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Writes a workbook of which the titles, rows with one cell, go over all columns. */
async function workbookOf(name: string, rows: readonly (readonly string[])[]): Promise<File> {
  const width = Math.max(...rows.map((cells) => cells.length));
  const data = rows.map((cells) => {
    const filled = cells.filter((cell) => cell !== '');
    const isHeading = filled.length === 1;
    return isHeading
      ? [{ value: filled[0] ?? '', columnSpan: width }]
      : cells.map((value) => ({ value, columnSpan: 1 }));
  });
  return { name, mimeType: XLSX, buffer: await writeXlsxFile(data).toBuffer() };
}

async function upload(person: MeasuredPerson, part: string, file: File): Promise<void> {
  const { page } = person;
  await person.click(page.getByRole('link', { name: text.shell('sections.gettingStarted') }));
  const name = text.onboarding('fileOf', { step: text.onboarding(`parts.${part}`) });
  await person.click(page.getByRole('link', { name, exact: true }));
  await person.chooseFile(page.getByRole('button', { name: text.shell('file.choose') }), file);
  await person.click(page.getByRole('button', { name: text.imports('upload') }));
  await person.see(page.getByRole('heading', { name: file.name, level: 1 }));
}

async function applyShown(person: MeasuredPerson, name: RegExp): Promise<void> {
  const { page } = person;
  await expectAccessible(page);
  await person.click(page.getByRole('button', { name }));
  await person.see(page.getByRole('heading', { name: text.imports('states.applied') }));
}

/** Matches a name that ends with a number other than 0. */
const numbered = (
  translate: (key: string, values: Record<string, string>) => string,
  key: string,
) => new RegExp(`^${translate(key, { number: '' })}[1-9]`);

async function importDoctors(person: MeasuredPerson): Promise<void> {
  const { page } = person;
  const rows = [
    ['Врачи клиники'],
    ['№', 'ФИО', 'Специальность', 'Стаж', 'Категория'],
    ...DOCTORS.map(([name, service, since, rank], index) => [
      `${index + 1}`,
      name,
      service,
      since,
      rank,
    ]),
  ];
  await upload(person, 'doctor', await workbookOf('Врачи.xlsx', rows));
  const sure = page.getByRole('button', { name: numbered(text.imports, 'names.confirmSure') });
  person.read(DOCTORS.length);
  await person.click(sure);
  await expect(sure).toHaveCount(0);
  await applyShown(person, numbered(text.doctors, 'preview.apply'));
}

async function importPrices(person: MeasuredPerson): Promise<void> {
  const { page } = person;
  const rows = POLYCLINIC.csv.split('\r\n').map((line) => line.split(';'));
  await upload(person, 'service', await workbookOf('Прайс 2026.xlsx', rows));
  const confirmOf = (name: string) =>
    page.getByRole('button', { name: text.imports('names.confirmName', { name }), exact: true });
  const sure = page.getByRole('button', { name: numbered(text.imports, 'names.confirmSure') });
  person.read(PRICES);
  await person.click(sure);
  await expect(sure).toHaveCount(0);
  const more = page.getByRole('button', { name: text.shell('more') });
  while (await more.isVisible()) await person.click(more);
  for (const row of POLYCLINIC.services.keys()) {
    const name = rows[row - 1]?.[1] ?? '';
    // The person accepts what is right, which is rarely what is not sure.
    if (POLYCLINIC.services.get(row) === null || !(await confirmOf(name).isVisible())) continue;
    if (name === 'ЛФК') {
      const service = page.getByLabel(text.imports('names.service', { name }), { exact: true });
      await person.choose(service, 'Лечебная физкультура');
    }
    await person.click(confirmOf(name));
    await expect(confirmOf(name)).toHaveCount(0);
    await person.idle();
  }
  const rest = page.getByRole('button', { name: numbered(text.imports, 'names.confirmRest') });
  await person.click(rest);
  await expect(rest).toHaveCount(0);
  await person.idle();
  await placeProcedures(person);
  await applyShown(person, numbered(text.imports, 'preview.apply'));
}

/** The procedures that a specialist does besides consultations. */
const PROCEDURES: readonly (readonly [surname: string, services: RegExp])[] = [
  ['Байжанов', /УЗИ/],
  ['Ким', /ЭКГ|давления|сердца/],
];

async function placeProcedures(person: MeasuredPerson): Promise<void> {
  const { page } = person;
  const group = (key: string) => page.getByRole('group', { name: text.imports(key), exact: true });
  for (const [surname, services] of PROCEDURES) {
    const boxes = group('preview.services').getByRole('checkbox', { name: services });
    for (let count = await boxes.count(), at = 0; at < count; at += 1) {
      await person.click(boxes.nth(at));
    }
    await person.click(group('preview.doctors').getByRole('checkbox', { name: surname }));
    await person.click(page.getByRole('button', { name: text.imports('preview.place') }));
    await person.idle();
    // Placed services leave the list.
    await expect(boxes).toHaveCount(0);
  }
}

const HOURS_DAYS = 28;

async function importHours(person: MeasuredPerson): Promise<void> {
  const dates = [TOMORROW, addDays(TOMORROW, HOURS_DAYS - 1)].map((day) =>
    day.split('-').toReversed().join('.'),
  );
  const rows = [
    ['График приема врачей'],
    ['ФИО врача', 'Часы приема', 'Действует с', 'Действует по'],
    ...DOCTORS.map(([name, , , , hours]) => [name, hours, ...dates]),
  ];
  await upload(person, 'hours', await workbookOf('График.xlsx', rows));
  person.read(DOCTORS.length);
  await applyShown(person, numbered(text.hours, 'preview.apply'));
}

async function writeTexts(person: MeasuredPerson): Promise<void> {
  const { page } = person;
  await person.click(page.getByRole('link', { name: text.imports('backToStart') }));
  await person.click(page.getByRole('link', { name: text.onboarding('parts.texts'), exact: true }));
  const about = page.getByRole('group', { name: text.setup('form.description'), exact: true });
  const texts = {
    Русский:
      'Поликлиника для взрослых и детей рядом с проспектом Достык: двенадцать врачей, УЗИ и анализы в одном месте.',
    Қазақша:
      'Достық даңғылының жанындағы ересектер мен балаларға арналған емхана: он екі дәрігер, УДЗ және талдаулар.',
    English:
      'A clinic for adults and children near Dostyk Avenue: twelve doctors, ultrasound and tests in one place.',
  };
  for (const [language, value] of Object.entries(texts)) {
    await person.type(about.getByLabel(language), value);
  }
  await person.click(page.getByRole('button', { name: text.content('row.save') }));
  await person.click(page.getByRole('button', { name: numbered(text.content, 'drafts.publish') }));
  await person.see(page.getByText(text.content('drafts.empty')));
}

async function rehearse(person: MeasuredPerson): Promise<void> {
  const { page } = person;
  await person.click(page.getByRole('link', { name: text.shell('sections.gettingStarted') }));
  await person.see(page.getByText(text.onboarding('progress', { done: '9', all: '10' })));
  await person.type(page.getByLabel(text.onboarding('rehearse.phone')), '701 555 44 33');
  await person.click(page.getByRole('button', { name: text.onboarding('rehearse.submit') }));
  const opened = page.waitForEvent('popup');
  await person.click(page.getByRole('link', { name: text.onboarding('rehearse.open') }));
  const appointment = await opened;
  await appointment.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await person.click(appointment.getByRole('button', { name: t.appointment('cancel.open') }));
  const dialog = appointment.getByRole('dialog');
  await person.click(dialog.getByRole('button', { name: t.appointment('cancel.confirm') }));
  await person.see(appointment.getByText(t.appointment('status.cancelled'), { exact: true }));
  await appointment.close();
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
  await person.see(page.getByText(text.onboarding('progress', { done: '10', all: '10' })));
}

async function goLive(person: MeasuredPerson): Promise<void> {
  const { page } = person;
  await person.click(
    page.getByRole('link', { name: text.shell('sections.onboarding'), exact: true }),
  );
  await person.click(page.getByRole('button', { name: text.onboarding('publish.submit') }));
  await person.see(page.getByText(text.onboarding('publish.done', { name: CLINIC })));
}

/** Books the cardiologist as a patient who comes from the search of the city. */
async function book(browser: Browser): Promise<void> {
  const patients = await browser.newContext({
    ...phone,
    locale: 'ru-KZ',
    timezoneId: 'Asia/Almaty',
  });
  const page = await patients.newPage();
  const origin = country.originOf();
  const doctor = page.getByRole('heading', { name: CARDIOLOGIST });
  await expect(async () => {
    await page.goto(`${origin}/doctors/almaty/cardiologist`);
    await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
    const field = await openSearch(page, t);
    await field.fill('Ким Виктор');
    await optionOf(page, CARDIOLOGIST).click({ timeout: 1000 });
  }).toPass();
  await expect(doctor.first()).toBeVisible();
  await expect(page.getByText('12 000 ₸').first()).toBeVisible();
  const profile = page.url();
  await page.goto(profile);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-hydrated'));
  await page
    .getByRole('button', { name: /, \d\d:\d\d/ })
    .first()
    .click();
  await confirmBooking(page, t, origin, { name: 'Марат Пробный', phone: '701 777 66 55' });
  await patients.close();
}
