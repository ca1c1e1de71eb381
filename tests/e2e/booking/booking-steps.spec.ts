import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import type { Card } from '#tests/support/e2e/data/find-slot.ts';
import type { Reserve } from '#tests/support/e2e/data/reserve.ts';
import { handleNextRequest } from '#tests/support/e2e/network/handle-next-request.ts';
import { expectNoOverflow, expectBottomSheet } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';
import type { Backend } from '#tests/support/e2e/backend.ts';
import type { Texts } from '#tests/support/e2e/texts.ts';
import { paths } from '#shared/paths.ts';

// Animations would lower the contrast that axe measures.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SHAPES = [
  {
    name: 'on a desktop',
    use: { country: 'hu', language: 'en' },
    isSheet: false,
  },
  {
    name: 'on a phone',
    use: { country: 'kz', language: 'kk', ...phone },
    isSheet: true,
  },
] as const;

/** Finds a doctor whose profile offers a service at one branch without questions. */
const findOffer = (backend: Backend, reserve: Reserve, hasInfo: boolean): Promise<Card> =>
  reserve.card(async ({ doctor, service, branch }) => {
    if (service.nearest_slot_datetime === null) return false;
    if (hasInfo !== (service.on_walk_in_basis || Boolean(service.price_conditions))) return false;
    if (doctor.services.filter((other) => other.service.id === service.service.id).length > 1) {
      return false;
    }
    return (await backend.api.appointmentFields({ id: branch.id })).results.length === 0;
  });

const bookButton = (page: Page, { service }: Card['service'], t: Texts): Locator =>
  page
    .getByRole('button')
    .filter({ hasText: `${t.profile('booking.book')}: ${service.consultation_name}` });

for (const { name, use, isSheet } of SHAPES) {
  test.describe(name, () => {
    test.use(use);
    // Tests run one after the other, because few doctors have price conditions.
    test.describe.configure({ mode: 'default' });

    test('booking steps: start → info → slots → form → slots → form → otp → form → otp → form → otp → appointment', async ({
      page,
      backend,
      reserve,
      browserErrors,
      href,
      t,
    }) => {
      const { doctor, service } = await findOffer(backend, reserve, true);
      const patient = reserve.patient();
      const { dialog, code, expectStep, fillIn, submit, back } = bookingDialog(page, t);
      const expectLayout = async () => {
        await expectNoOverflow(page);
        if (isSheet) await expectBottomSheet(dialog);
      };
      const codes = /\/registration_codes\/$/;
      const failNextSms = async () => {
        browserErrors.expectErrorStatus(500, codes);
        const error = { code: 'sms_failed', detail: 'The SMS was not sent', attr: 'phone' };
        const json = { type: 'server_error', errors: [error] };
        await handleNextRequest(page, codes, (route) => route.fulfill({ status: 500, json }));
      };
      await page.clock.install();
      await page.goto(href(paths.doctor(doctor.slug)));

      // start → info
      await bookButton(page, service, t).click();
      await expectStep('info');
      await expectLayout();
      await expectAccessible(page);

      // info → slots
      await dialog.getByRole('button', { name: t.booking('info.continue') }).click();
      await expectStep('slots');
      await expectLayout();
      await dialog.getByRole('button', { name: t.booking('days.choose') }).click();
      const day = dialog.getByRole('grid').getByRole('button', { disabled: false }).last();
      await expect(day).toBeVisible();
      const dayOfMonth = (await day.innerText()).trim();
      await expectAccessible(page);
      await expectLayout();
      await day.click();
      await expect(dialog.getByRole('grid')).toBeHidden();

      // slots → form
      const times = dialog.getByRole('group', { name: t.slots('label') });
      const time = times.getByRole('listitem').getByRole('button').first();
      // Waits until the slots of the chosen day replace those of the previous days.
      await expect(time).toHaveAccessibleName(new RegExp(`\\b${dayOfMonth}\\b`));
      await expectAccessible(page);
      const chosen = (await time.getAttribute('aria-label')) ?? '';
      await time.click();
      await expectStep('form');
      const summary = dialog.getByRole('region', { name: t.booking('chosen.label') });
      // On a phone, a summary of two lines opens the whole one.
      const expectChosen = async () => {
        if (isSheet) await summary.getByRole('button', { expanded: false }).click();
        await expect(dialog.getByText(chosen)).toBeVisible();
        if (isSheet) await summary.getByRole('button', { expanded: true }).click();
      };
      await expectChosen();
      await expectLayout();

      // form → slots by the browser's Back, slots → form by the header's
      await page.goBack();
      await expectStep('slots');
      await back();
      await expectStep('form');
      await expectChosen();

      // form → form when a field is missing
      await expectAccessible(page);
      await submit();
      await expect(dialog.getByText(t.booking('errors.required')).first()).toBeVisible();
      await expectAccessible(page);

      // form → form when the SMS fails, form → otp when it is sent
      await fillIn(patient);
      await failNextSms();
      await submit();
      await expect(dialog.getByText(t.booking('failure.smsFailed'))).toBeVisible();
      await expectStep('form');
      await submit();
      await expectStep('otp');
      await expectLayout();
      await expectAccessible(page);

      // otp → form and back again without another SMS
      await page.goBack();
      await expectStep('form');
      await submit();
      await expectStep('otp');

      // otp → form when another SMS fails
      await failNextSms();
      await page.clock.fastForward('01:00');
      await dialog.getByRole('button', { name: t.booking('otp.resend') }).click();
      await expect(dialog.getByText(t.booking('failure.smsFailed'))).toBeVisible();
      await expectStep('form');

      // otp → appointment; Back from there skips all steps
      await submit();
      await expectStep('otp');
      await code.fill(await backend.codeFor(patient.phone));
      await expectBooked(page, t);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(doctor.name);
      await expect(dialog).toBeHidden();
    });

    test('booking steps: start → form, start → info → form, start → slots → form → slots', async ({
      page,
      backend,
      reserve,
      href,
      t,
    }) => {
      const { dialog, expectStep, back } = bookingDialog(page, t);
      const close = async () => {
        await dialog.getByRole('button', { name: t.booking('close'), exact: true }).click();
        await expect(dialog).toBeHidden();
      };

      const plain = await reserve.slot();
      await page.goto(href(plain.list));
      const slot = slotName(plain.slot, use.language);
      await cardOf(page, plain.doctor).getByRole('button', { name: slot }).click();
      await expectStep('form');
      // Back leaves the modal.
      await page.goBack();
      await expect(dialog).toBeHidden();

      const priced = await reserve.slot({ conditions: true });
      await page.goto(href(priced.list));
      const pricedSlot = slotName(priced.slot, use.language);
      await cardOf(page, priced.doctor).getByRole('button', { name: pricedSlot }).click();
      await expectStep('info');
      await dialog.getByRole('button', { name: t.booking('info.continue') }).click();
      await expectStep('form');
      await close();

      const { doctor, service } = await findOffer(backend, reserve, false);
      await page.goto(href(paths.doctor(doctor.slug)));
      await bookButton(page, service, t).click();
      await expectStep('slots');
      await back();
      await expectStep('form');
      await dialog.getByRole('button', { name: t.booking('form.needsTime') }).click();
      await expectStep('slots');
      await close();
    });
  });
}
