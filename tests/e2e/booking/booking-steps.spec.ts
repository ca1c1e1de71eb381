import type { Locator, Page } from '@playwright/test';
import { isAccessible } from '#tests/support/journey/checks/axe.ts';
import { bookingDialog, isBooked } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/journey/screens/doctors-list.ts';
import { findCard, findVisit, type Card } from '#tests/support/journey/screens/find-visit.ts';
import { handleNext } from '#tests/support/journey/handle-next.ts';
import { fitsTheScreen, isBottomSheet } from '#tests/support/journey/checks/layout.ts';
import { expect, phone, test } from '#tests/support/journey/test.ts';
import type { Outside } from '#tests/support/journey/outside.ts';
import type { Words } from '#tests/support/journey/words.ts';
import { paths } from '#shared/paths.ts';

// Fades would lower the contrast that axe measures.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SHAPES = [
  {
    name: 'on a computer',
    use: { country: 'hu', language: 'en' },
    patient: { name: 'Kata', surname: 'Steps', phone: '+36 20 123 4551', consents: true },
    stored: '+36201234551',
    isSheet: false,
  },
  {
    name: 'on a phone',
    use: { country: 'kz', language: 'kk', ...phone },
    patient: { name: 'Айгерім Қадам', phone: '+7 771 000 99 51' },
    stored: '+77710009951',
    isSheet: true,
  },
] as const;

/** Finds a doctor whose profile offers a service at one branch without questions. */
const findOffer = (outside: Outside, hasInfo: boolean): Promise<Card> =>
  findCard(outside.api, async ({ doctor, service, branch }) => {
    if (service.nearest_slot_datetime === null) return false;
    if (hasInfo !== (service.on_walk_in_basis || Boolean(service.price_conditions))) return false;
    if (doctor.services.filter((other) => other.service.id === service.service.id).length > 1) {
      return false;
    }
    return (await outside.api.appointmentFields({ id: branch.id })).results.length === 0;
  });

const bookButton = (page: Page, { service }: Card['service'], t: Words): Locator =>
  page.getByRole('button').filter({ hasText: `${t.profile('booking.book')}: ${service.name}` });

for (const { name, use, patient, stored, isSheet } of SHAPES) {
  test.describe(name, () => {
    test.use(use);

    test('booking steps: start → info → slots → form → slots → form → otp → form → otp → form → otp → appointment', async ({
      page,
      outside,
      troubles,
      at,
      t,
    }) => {
      test.slow(true, 'it goes every way, some of them twice');
      const { doctor, service } = await findOffer(outside, true);
      const { dialog, code, isAt, fillIn, submit, back } = bookingDialog(page, t);
      const isShaped = async () => {
        await fitsTheScreen(page);
        if (isSheet) await isBottomSheet(dialog);
      };
      const codes = /\/registration_codes\/$/;
      const failNextSms = async () => {
        troubles.expectAnswer(500, codes);
        const error = { code: 'sms_failed', detail: 'The SMS was not sent', attr: 'phone' };
        const json = { type: 'server_error', errors: [error] };
        await handleNext(page, codes, (route) => route.fulfill({ status: 500, json }));
      };
      await page.clock.install();
      await page.goto(at(paths.doctor(doctor.slug)));

      // start → info
      await bookButton(page, service, t).click();
      await isAt('info');
      await isShaped();
      await isAccessible(page);

      // info → slots
      await dialog.getByRole('button', { name: t.booking('info.continue') }).click();
      await isAt('slots');
      await isShaped();
      await dialog.getByRole('button', { name: t.booking('days.choose') }).click();
      const day = dialog.getByRole('grid').getByRole('button', { disabled: false }).last();
      await expect(day).toBeVisible();
      const dayOfMonth = (await day.innerText()).trim();
      await isAccessible(page);
      await isShaped();
      await day.click();
      await expect(dialog.getByRole('grid')).toBeHidden();

      // slots → form
      const times = dialog.getByRole('group', { name: t.slots('label') });
      const time = times.getByRole('listitem').getByRole('button').first();
      // The slots of the chosen day, no longer of the days before.
      await expect(time).toHaveAccessibleName(new RegExp(`\\b${dayOfMonth}\\b`));
      await isAccessible(page);
      const chosen = (await time.getAttribute('aria-label')) ?? '';
      await time.click();
      await isAt('form');
      await expect(dialog.getByText(chosen)).toBeVisible();
      await isShaped();

      // form → slots by the browser's Back, slots → form by the header's
      await page.goBack();
      await isAt('slots');
      await back();
      await isAt('form');
      await expect(dialog.getByText(chosen)).toBeVisible();

      // form → form when a field is missing
      await isAccessible(page);
      await submit();
      await expect(dialog.getByText(t.booking('errors.required')).first()).toBeVisible();
      await isAccessible(page);

      // form → form when the SMS fails, form → otp when it is sent
      await fillIn(patient);
      await failNextSms();
      await submit();
      await expect(dialog.getByText(t.booking('failure.smsFailed'))).toBeVisible();
      await isAt('form');
      await submit();
      await isAt('otp');
      await isShaped();
      await isAccessible(page);

      // otp → form and back again without another SMS
      await page.goBack();
      await isAt('form');
      await submit();
      await isAt('otp');

      // otp → form when another SMS fails
      await failNextSms();
      await page.clock.fastForward('01:00');
      await dialog.getByRole('button', { name: t.booking('otp.resend') }).click();
      await expect(dialog.getByText(t.booking('failure.smsFailed'))).toBeVisible();
      await isAt('form');

      // otp → appointment; Back from there skips all steps
      await submit();
      await isAt('otp');
      await code.fill(await outside.codeFor(stored));
      await isBooked(page, t);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctor.name);
      await expect(dialog).toBeHidden();
    });

    test('booking steps: start → form, start → info → form, start → slots → form → slots', async ({
      page,
      outside,
      at,
      t,
    }) => {
      const day = '2026-11-25';
      const { dialog, isAt, back } = bookingDialog(page, t);
      const close = async () => {
        await dialog.getByRole('button', { name: t.booking('close'), exact: true }).click();
        await expect(dialog).toBeHidden();
      };

      const plain = await findVisit(outside.api, { day });
      await page.goto(at(plain.list));
      const slot = slotName(plain.slot, use.language);
      await cardOf(page, plain.doctor).getByRole('button', { name: slot }).click();
      await isAt('form');
      // Back leaves the modal.
      await page.goBack();
      await expect(dialog).toBeHidden();

      const priced = await findVisit(outside.api, { day, conditions: true });
      await page.goto(at(priced.list));
      const pricedSlot = slotName(priced.slot, use.language);
      await cardOf(page, priced.doctor).getByRole('button', { name: pricedSlot }).click();
      await isAt('info');
      await dialog.getByRole('button', { name: t.booking('info.continue') }).click();
      await isAt('form');
      await close();

      const { doctor, service } = await findOffer(outside, false);
      await page.goto(at(paths.doctor(doctor.slug)));
      await bookButton(page, service, t).click();
      await isAt('slots');
      await back();
      await isAt('form');
      await dialog.getByRole('button', { name: t.booking('form.needsTime') }).click();
      await isAt('slots');
      await close();
    });
  });
}
