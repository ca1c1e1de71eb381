import { createHash } from 'node:crypto';
import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, slotName, specialtyLink } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { TAG_ID, withGoogleTag } from '#tests/support/e2e/network/google-tag.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'ae' });

test('the Google tag gets pages and bookings without patient data', async ({
  page,
  reserve,
  baseURL,
  t,
}) => {
  const google = await withGoogleTag(page);
  const { list, specialty, doctor, slot } = await reserve.slot();
  const { fillIn, submit } = bookingDialog(page, t);
  const sentEvents = () => google.events.map((event) => `${event.name} ${event.page_location}`);

  await page.goto('/?gclid=a-click');
  const home = `page_view ${baseURL}/?gclid=a-click`;
  await expect.poll(sentEvents).toEqual([home]);
  await specialtyLink(page, specialty).click();
  const listed = `${baseURL}${list}?gclid=a-click`;
  await expect.poll(sentEvents).toEqual([home, `page_view ${listed}`]);

  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'en') })
    .click();
  const patient = reserve.patient();
  await fillIn(patient);
  await submit();
  await expectBooked(page, t);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toMatch(/^\/appointments\/\d+$/);
  await expect
    .poll(() => sentEvents().slice(2))
    .toEqual([`booking ${listed}`, `page_view ${baseURL}/appointments?gclid=a-click`]);
  expect(google.events[2]).toMatchObject({
    booking_page: 'doctors-list',
    source: 'web-desktop',
    user_data: {
      sha256_phone_number: createHash('sha256').update(patient.phone).digest('hex'),
    },
  });

  const sentData = google.requests.join('\n');
  expect(sentData).toContain(`gtag/js?id=${TAG_ID}`);
  for (const secret of [
    searchParams.get('hash') ?? '',
    patient.name,
    patient.surname,
    patient.phone.slice(4),
  ]) {
    expect(secret).not.toBe('');
    expect(sentData).not.toContain(secret);
  }
});

test('loads no tag if none is configured', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const isAnalytics = (url: string) => /track-pages|google/.test(url);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(requests.length).toBeGreaterThan(3);
  expect(requests.filter(isAnalytics)).toEqual([]);

  // A configured tag would have been requested.
  await withGoogleTag(page);
  await page.reload();
  await expect.poll(() => requests.filter(isAnalytics).length).toBeGreaterThan(2);
});
