import { expect, type Locator, type Page } from '@playwright/test';
import { nameOf, type MorningPatient } from '#tests/support/data/desk/morning.ts';
import { appointmentsOf } from './desk.ts';
import { Typist } from './typist.ts';

/** Finds what a view of the desk shows, by roles and names only. */
export interface DeskView {
  /** Returns the appointments of a patient. */
  appointments(page: Page, name: string): Locator;
  /** Returns the free times with a text. */
  free(page: Page, text: string): Locator;
}

export const GRID_VIEW: DeskView = {
  appointments: appointmentsOf,
  free: (page, text) => page.getByRole('button', { name: text }),
};

export const LIST_VIEW: DeskView = {
  appointments: (page, name) =>
    page.getByRole('row', { name: new RegExp(`^\\d\\d:\\d\\d ${name},`) }),
  free: (page, text) => page.getByRole('row', { name: new RegExp(`^${text},`) }),
};

/** The steps of a receptionist, all by keyboard. */
export class Receptionist {
  readonly typist: Typist;
  readonly #page: Page;
  readonly #view: DeskView;

  constructor(page: Page, view: DeskView) {
    this.#page = page;
    this.#view = view;
    this.typist = new Typist(page);
  }

  /** Returns the appointments of a patient. */
  appointments(patient: MorningPatient): Locator {
    return this.#view.appointments(this.#page, nameOf(patient));
  }

  async bookKnown(patient: MorningPatient): Promise<void> {
    await this.#beginBooking('n');
    await this.typist.type(patient.phone.slice(-4));
    await expect(this.#suggestion(nameOf(patient))).toBeVisible();
    // Takes the patient over.
    await this.typist.press('Enter');
    // The consent was read.
    await this.typist.press('Space', 'Enter');
    await expect(this.appointments(patient)).toBeVisible();
  }

  async bookNew(patient: MorningPatient): Promise<void> {
    await this.#beginBooking('n');
    await this.typist.type(patient.phone, 'Tab');
    await this.typist.type(patient.surname, 'Tab');
    await this.typist.type(patient.given);
    await this.typist.press('Tab', 'Tab', 'Tab');
    await this.typist.press('Space', 'Enter');
    await expect(this.appointments(patient)).toBeVisible();
  }

  async walkIn(given: string): Promise<void> {
    await this.#beginBooking('w');
    await this.typist.press('Tab', 'Tab', ...given);
    await this.typist.press('Tab', 'Tab', 'Tab', 'Space', 'Enter');
    await expect(this.#view.appointments(this.#page, given)).toBeVisible();
  }

  /** Opens the appointment of a patient who says a name or the end of a phone. */
  async find(patient: MorningPatient, by: 'name' | 'phone'): Promise<void> {
    const text = by === 'name' ? `/${patient.surname.slice(0, 4)}` : patient.phone.slice(-4);
    await this.typist.type(text);
    await expect(this.#suggestion(nameOf(patient)).first()).toBeVisible();
    await this.typist.press('Enter');
    await expect(this.#page.getByRole('heading', { name: nameOf(patient) })).toBeVisible();
  }

  async checkIn(patient: MorningPatient, by: 'name' | 'phone', waiting: number): Promise<void> {
    await this.find(patient, by);
    await this.typist.press('a');
    await expect(this.#page.getByRole('heading', { name: `Várakozik: ${waiting}` })).toBeVisible();
  }

  /** Moves an appointment so many days later and by one key. */
  async move(patient: MorningPatient, key: string, days = 0): Promise<void> {
    await this.find(patient, 'phone');
    await this.typist.press('m');
    if (days > 0) {
      await this.typist.press(...Array.from({ length: days }, () => ']'));
      await expect(this.#view.free(this.#page, 'Áthelyezés ide: 08:00')).toBeVisible();
    }
    await this.typist.press(key);
    await this.typist.press('Enter');
    await expect(this.#page.getByRole('dialog')).toContainText(nameOf(patient));
    await this.typist.press('Enter');
    await expect(this.#page.getByRole('dialog')).toHaveCount(0);
  }

  /** Returns what a step costs a person. */
  async costOf(act: () => Promise<void>): Promise<{ keys: number; seconds: number }> {
    const { keys, seconds } = this.typist;
    await act();
    return { keys: this.typist.keys - keys, seconds: this.typist.seconds - seconds };
  }

  async #beginBooking(key: string): Promise<void> {
    await this.typist.press(key);
    await expect(this.#page.getByRole('textbox', { name: 'Telefon' })).toBeFocused();
  }

  #suggestion(name: string) {
    return this.#page.getByRole('listitem').filter({ hasText: name });
  }
}
