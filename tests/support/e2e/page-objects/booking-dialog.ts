import { expect, type Locator, type Page } from '@playwright/test';
import type { BookingStep } from '#shared/domain/booking/booking-steps.ts';
import type { Texts } from '../texts.ts';

/** The patient's data that a country requires. */
export interface Patient {
  name: string;
  surname?: string;
  /** The phone as typed or pasted. */
  phone: string;
  consents?: boolean;
}

/** The page object of the booking modal. */
export interface BookingDialog {
  dialog: Locator;
  /** Returns the field with a label. */
  field(label: string): Locator;
  consent: Locator;
  code: Locator;
  expectStep(step: Exclude<BookingStep, 'done'>): Promise<void>;
  fillIn(patient: Patient): Promise<void>;
  submit(): Promise<void>;
  back(): Promise<void>;
  changeTime(): Promise<void>;
}

export function bookingDialog(page: Page, t: Texts): BookingDialog {
  const dialog = page.getByRole('dialog');
  const field = (label: string) => dialog.getByLabel(label, { exact: true });
  const consent = dialog.getByRole('checkbox', {
    name: t.booking('form.consent', { policy: t.booking('form.policy') }),
  });
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
  return {
    dialog,
    field,
    consent,
    code: field(t.booking('otp.code')),
    expectStep: (step) =>
      expect(dialog.getByRole('heading', { level: 2 })).toHaveText(t.booking(`steps.${step}`)),
    async fillIn({ name, surname, phone, consents }) {
      if (surname === undefined) {
        await field(t.booking('form.fullName')).fill(name);
      } else {
        await field(t.booking('form.firstName')).fill(name);
        await field(t.booking('form.surname')).fill(surname);
      }
      await field(t.booking('form.phone')).fill(phone);
      if (consents === true) await consent.check();
    },
    submit: () => press(t.booking('form.submit')),
    back: () => press(t.booking('back')),
    async changeTime() {
      // On phones the summary is folded.
      const summary = dialog.getByRole('region', { name: t.booking('chosen.label') });
      const folded = summary.getByRole('button', { expanded: false });
      if (await folded.isVisible()) await folded.click();
      await press(t.booking('chosen.changeTime'));
    },
  };
}

/** Expects the page of a booked appointment. */
export async function expectBooked(page: Page, t: Texts): Promise<void> {
  await expect(page.getByText(t.appointment('status.booked'), { exact: true })).toBeVisible();
}
