import { bookingDialog, expectBooked } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, slotName } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { openSearch } from '#tests/support/e2e/page-objects/search-box.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

const PAGES = `http://kz.localhost:${process.env.VIZIT_E2E_PAGES_PORT}`;
const API = `http://kz.localhost:${process.env.VIZIT_E2E_PORT}`;

test.use({ country: 'kz', language: 'en', baseURL: PAGES });

test('pages book and search on the origin of API_BASE_URL', async ({
  page,
  backend,
  reserve,
  href,
  t,
}) => {
  test.slow();
  const apiOrigins = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/^\/(?:api|1)\//.test(pathname)) apiOrigins.add(origin);
  });
  const { code, expectStep, fillIn, submit } = bookingDialog(page, t);

  const patient = reserve.patient();
  const chooseSlot = async (day: string) => {
    const { list, doctor, slot } = await reserve.slot({ day });
    await page.goto(href(list));
    await cardOf(page, doctor)
      .getByRole('button', { name: slotName(slot, 'en') })
      .click();
    await expectStep('form');
    await fillIn(patient);
    await submit();
  };
  await chooseSlot('2026-11-24');
  await expectStep('otp');
  await code.fill(await backend.codeFor(patient.phone));
  await expectBooked(page, t);
  const calendar = page.getByRole('link', { name: t.appointment('actions.calendar') });
  await expect(calendar).toHaveAttribute('href', new RegExp(`^${API}/api/v1/appointments/`));

  // The cookie of the API proves the phone. Another day, as a patient has one appointment at a time.
  await chooseSlot('2026-11-25');
  await expectBooked(page, t);

  const results = page.waitForResponse(/\/1\/indexes\//);
  await (await openSearch(page, t)).fill('card');
  expect((await results).status()).toBe(200);
  expect([...apiOrigins]).toEqual([API]);
});
