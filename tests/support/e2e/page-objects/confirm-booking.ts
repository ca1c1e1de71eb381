import type { Page } from '@playwright/test';
import type { Texts } from '../texts.ts';
import { bookingDialog, expectBooked, type Patient } from './booking-dialog.ts';

/** Fills in the form of a slot that was chosen, types the code of the SMS, and expects the booking. */
export async function confirmBooking(
  page: Page,
  t: Texts,
  origin: string,
  patient: Patient = { name: 'Kata', surname: 'Próba', phone: '20 123 4567', consents: true },
): Promise<void> {
  const dialog = bookingDialog(page, t);
  await dialog.expectStep('form');
  await dialog.fillIn(patient);
  await dialog.submit();
  await dialog.expectStep('otp');
  const { hostname, port } = new URL(origin);
  const response = await page.request.get(`http://127.0.0.1:${port}/dev/sms`, {
    headers: { host: hostname },
  });
  const { messages } = (await response.json()) as { messages: { text: string }[] };
  await dialog.code.fill(/\b\d{4}\b/.exec(messages[0]?.text ?? '')?.[0] ?? '');
  await expectBooked(page, t);
}
