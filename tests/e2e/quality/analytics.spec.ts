import { createHash } from 'node:crypto';
import { bookingDialog, isBooked } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, slotName, specialtyLink } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { TAG_ID, withGoogleTag } from '#tests/support/journey/google.ts';
import { expect, test } from '#tests/support/journey/test.ts';

test.use({ country: 'ae' });

test('the Google tag gets pages and bookings without patient data', async ({
  page,
  outside,
  baseURL,
  t,
}) => {
  const google = await withGoogleTag(page);
  const { list, specialty, doctor, slot } = await findVisit(outside.api, { day: '2026-11-25' });
  const { fillIn, submit } = bookingDialog(page, t);
  const seen = () => google.events.map((event) => `${event.name} ${event.page_location}`);

  await page.goto('/?gclid=a-click');
  const home = `page_view ${baseURL}/?gclid=a-click`;
  await expect.poll(seen).toEqual([home]);
  await specialtyLink(page, specialty).click();
  const listed = `${baseURL}${list}?gclid=a-click`;
  await expect.poll(seen).toEqual([home, `page_view ${listed}`]);

  await cardOf(page, doctor)
    .getByRole('button', { name: slotName(slot, 'en') })
    .click();
  await fillIn({ name: 'Leila', surname: 'Trial', phone: '0501234599', consents: true });
  await submit();
  await isBooked(page, t);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toMatch(/^\/appointments\/\d+$/);
  await expect
    .poll(() => seen().slice(2))
    .toEqual([`booking ${listed}`, `page_view ${baseURL}/appointments?gclid=a-click`]);
  expect(google.events[2]).toMatchObject({
    booking_page: 'doctors-list',
    source: 'web-desktop',
    user_data: {
      sha256_phone_number: createHash('sha256').update('+971501234599').digest('hex'),
    },
  });

  const sent = google.requests.join('\n');
  expect(sent).toContain(`gtag/js?id=${TAG_ID}`);
  for (const secret of [searchParams.get('hash') ?? '', 'Leila', 'Trial', '501234599']) {
    expect(secret).not.toBe('');
    expect(sent).not.toContain(secret);
  }
});

test('loads no tag if none is configured', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isOfAnalytics = (url: string) => /follow-visit|google/.test(url);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter(isOfAnalytics)).toEqual([]);

  // A configured tag would have been requested.
  await withGoogleTag(page);
  await page.reload();
  await expect.poll(() => asked.filter(isOfAnalytics).length).toBeGreaterThan(2);
});
