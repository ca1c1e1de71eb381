import type { Page } from '@playwright/test';
import type { Texts } from '../texts.ts';
import { bookingDialog, expectBooked } from './booking-dialog.ts';

/** Fills in the form of a slot that was chosen, types the code of the SMS, and expects the booking. */
export async function confirmBooking(page: Page, t: Texts, origin: string): Promise<void> {
  const dialog = bookingDialog(page, t);
  await dialog.expectStep('form');
  await dialog.fillIn({
    ...{ name: 'Kata', surname: 'Próba', phone: '20 123 4567', consents: true },
  });
  await dialog.submit();
  await dialog.expectStep('otp');
  const response = await page.request.get(
    `${origin.replace('hu.localhost', '127.0.0.1')}/dev/sms`,
    {
      headers: { host: 'hu.localhost' },
    },
  );
  const { messages } = (await response.json()) as { messages: { text: string }[] };
  await dialog.code.fill(/\b\d{4}\b/.exec(messages[0]?.text ?? '')?.[0] ?? '');
  await expectBooked(page, t);
}
