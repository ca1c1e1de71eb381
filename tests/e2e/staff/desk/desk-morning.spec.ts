import { expect, type Page } from '@playwright/test';
import { test } from '#tests/support/e2e/desk-test.ts';
import {
  ABSENT,
  EXPECTED,
  KNOWN,
  MORNING,
  MOVING,
  nameOf,
} from '#tests/support/data/desk/morning.ts';
import { openDesk, visitsOf } from '#tests/support/e2e/page-objects/desk.ts';
import { Typist } from '#tests/support/e2e/page-objects/typist.ts';

type Patient = (typeof KNOWN)[number];

const MAX_KEYS_OF_KNOWN_PATIENT = 14;
const MAX_SECONDS = { knownPatient: 12, newPatient: 30, walkIn: 8, morning: 600 };
const NEW = ['Lőrinc', 'Mészáros', 'Novák', 'Oláh'].map((surname, index) => ({
  ...{ surname, given: 'Zsuzsanna', phone: `0630765432${index}` },
}));

test.use({ deskDay: 'morning' });

/** The steps of a receptionist, all by keyboard. */
class Desk {
  readonly typist: Typist;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.typist = new Typist(page);
  }

  async bookKnown(patient: Patient): Promise<void> {
    await this.typist.press('n');
    await expect(this.#page.getByRole('textbox', { name: 'Telefon' })).toBeFocused();
    await this.typist.type(patient.phone.slice(-4));
    await expect(this.#suggestion(nameOf(patient))).toBeVisible();
    // Takes the patient over.
    await this.typist.press('Enter');
    // The consent was read.
    await this.typist.press('Space', 'Enter');
    await expect(visitsOf(this.#page, nameOf(patient))).toBeVisible();
  }

  async bookNew(patient: Patient): Promise<void> {
    await this.typist.press('n');
    await expect(this.#page.getByRole('textbox', { name: 'Telefon' })).toBeFocused();
    await this.typist.type(patient.phone, 'Tab');
    await this.typist.type(patient.surname, 'Tab');
    await this.typist.type(patient.given);
    await this.typist.press('Tab', 'Tab', 'Tab');
    await this.typist.press('Space', 'Enter');
    await expect(visitsOf(this.#page, nameOf(patient))).toBeVisible();
  }

  async walkIn(given: string): Promise<void> {
    await this.typist.press('w');
    await expect(this.#page.getByRole('textbox', { name: 'Telefon' })).toBeFocused();
    await this.typist.press('Tab', 'Tab', ...given);
    await this.typist.press('Tab', 'Tab', 'Tab', 'Space', 'Enter');
    await expect(visitsOf(this.#page, given)).toBeVisible();
  }

  /** Opens the visit of a patient who says a name or the end of a phone. */
  async find(patient: Patient, by: 'name' | 'phone'): Promise<void> {
    const text = by === 'name' ? `/${patient.surname.slice(0, 4)}` : patient.phone.slice(-4);
    await this.typist.type(text);
    await expect(this.#suggestion(nameOf(patient)).first()).toBeVisible();
    await this.typist.press('Enter');
    await expect(this.#page.getByRole('heading', { name: nameOf(patient) })).toBeVisible();
  }

  async checkIn(patient: Patient, by: 'name' | 'phone', waiting: number): Promise<void> {
    await this.find(patient, by);
    await this.typist.press('a');
    await expect(this.#page.getByRole('heading', { name: `Várakozik: ${waiting}` })).toBeVisible();
  }

  async move(patient: Patient, key: string, days = 0): Promise<void> {
    await this.find(patient, 'phone');
    await this.typist.press('m');
    if (days > 0) {
      await this.typist.press(...Array.from({ length: days }, () => ']'));
      await expect(this.#page.getByRole('button', { name: 'Foglalás: 08:00' })).toBeVisible();
    }
    await this.typist.press(key);
    await this.typist.press('Enter');
    await expect(this.#page.getByRole('dialog')).toContainText(nameOf(patient));
    await this.typist.press('Enter');
    await expect(this.#page.getByRole('dialog')).toHaveCount(0);
  }

  #suggestion(name: string) {
    return this.#page.getByRole('listitem').filter({ hasText: name });
  }
}

/** Returns what a step costs a person. */
async function costOf(desk: Desk, act: () => Promise<void>) {
  const { keys, seconds } = desk.typist;
  await act();
  return { keys: desk.typist.keys - keys, seconds: desk.typist.seconds - seconds };
}

test('a whole morning is done by keyboard alone in less than ten minutes', async ({
  page,
  country,
}, info) => {
  test.setTimeout(120_000);
  await page.clock.install({ time: MORNING });
  await openDesk(page, country);
  const desk = new Desk(page);
  const today = page.getByRole('button', { name: 'Foglalás: 09:00' });
  await expect(today).toBeVisible();

  for (const [index, patient] of EXPECTED.entries()) {
    await desk.checkIn(patient, index % 2 === 0 ? 'name' : 'phone', index + 1);
  }
  const walkIn = await costOf(desk, () => desk.walkIn('Lajos'));
  await desk.walkIn('Piroska');

  await desk.find(ABSENT[0], 'name');
  await desk.typist.press('-');
  const absent = visitsOf(page, nameOf(ABSENT[0]));
  await expect(absent).toHaveAccessibleName(/nem jött el/);
  await desk.typist.press('z');
  await expect(absent).toHaveAccessibleName(/késik/);

  // To another time, another doctor, another day.
  const [first, second = first, third = first] = MOVING;
  await desk.move(third, 'ArrowDown');
  await desk.move(second, 'ArrowLeft');
  await desk.move(first, 'ArrowDown', 1);
  await expect(visitsOf(page, nameOf(first))).toBeVisible();

  const known = await costOf(desk, () => desk.bookKnown(KNOWN[0]));
  for (const patient of KNOWN.slice(1)) await desk.bookKnown(patient);
  const fresh = await costOf(desk, () => desk.bookNew(NEW[0] ?? KNOWN[0]));
  for (const patient of NEW.slice(1)) await desk.bookNew(patient);
  const whole = desk.typist;

  for (const [description, { keys, seconds }] of Object.entries({ known, fresh, walkIn, whole })) {
    info.annotations.push({ type: `${keys} keys, ${seconds.toFixed(1)} s`, description });
  }
  expect(known.keys).toBeLessThanOrEqual(MAX_KEYS_OF_KNOWN_PATIENT);
  expect(known.seconds).toBeLessThan(MAX_SECONDS.knownPatient);
  expect(fresh.seconds).toBeLessThan(MAX_SECONDS.newPatient);
  expect(walkIn.seconds).toBeLessThan(MAX_SECONDS.walkIn);
  expect(whole.seconds).toBeLessThan(MAX_SECONDS.morning);
});
