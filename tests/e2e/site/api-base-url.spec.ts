import { bookingDialog, isBooked } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { openSearch } from '#tests/support/journey/screens/search-box.ts';
import { expect, test } from '#tests/support/journey/test.ts';

const PAGES = `http://kz.localhost:${process.env.VIZIT_E2E_PAGES_PORT}`;
const API = `http://kz.localhost:${process.env.VIZIT_E2E_PORT}`;
const PHONE = '+77011234491';

test.use({ country: 'kz', language: 'en', baseURL: PAGES });

test('pages book and search on the origin of API_BASE_URL', async ({ page, outside, at, t }) => {
  test.slow();
  const apiOrigins = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/^\/(?:api|1)\//.test(pathname)) apiOrigins.add(origin);
  });
  const { code, isAt, fillIn, submit } = bookingDialog(page, t);

  const chooseSlot = async (day: string) => {
    const { list, doctor, slot } = await findVisit(outside.api, { day });
    await page.goto(at(list));
    await cardOf(page, doctor)
      .getByRole('button', { name: slotName(slot, 'en') })
      .click();
    await isAt('form');
    await fillIn({ name: 'Other Origin', phone: PHONE });
    await submit();
  };
  await chooseSlot('2026-11-26');
  await isAt('otp');
  await code.fill(await outside.codeFor(PHONE));
  await isBooked(page, t);
  const calendar = page.getByRole('link', { name: t.appointment('actions.calendar') });
  await expect(calendar).toHaveAttribute('href', new RegExp(`^${API}/api/v1/appointments/`));

  // The API's cookie proves the phone.
  await chooseSlot('2026-11-27');
  await isBooked(page, t);

  const results = page.waitForResponse(/\/1\/indexes\//);
  await (await openSearch(page, t)).fill('card');
  expect((await results).status()).toBe(200);
  expect([...apiOrigins]).toEqual([API]);
});
