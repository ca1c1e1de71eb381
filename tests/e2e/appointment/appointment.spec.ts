import { readFile } from 'node:fs/promises';
import { fullAddress } from '#shared/domain/catalogue/places/full-address.ts';
import { shortCode } from '#shared/domain/text/short-code.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatFullDateTime } from '#shared/i18n/format-date.ts';
import { formatSlotTime } from '#tests/support/e2e/data/book-appointment.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { expectNoOverflow } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

const SITES = [
  { name: 'Hungarian on a desktop', use: { country: 'hu', language: 'hu' } },
  {
    name: 'Kazakh on a phone',
    use: { country: 'kz', language: 'kk', ...phone, viewport: { width: 360, height: 740 } },
  },
] as const;

for (const { name, use } of SITES) {
  test.describe(name, () => {
    test.use(use);

    test('the appointment page shows all details and fits the screen', async ({
      page,
      reserve,
      href,
      t,
    }) => {
      const { appointment, path } = await reserve.appointment();
      await page.goto(href(path));
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(formatSlotTime(appointment.datetime, use.language));
      const sizes = await page
        .getByRole('main')
        .locator('h1, h2, p, a, dd')
        .evaluateAll((elements) =>
          elements.map((each) => parseFloat(getComputedStyle(each).fontSize)),
        );
      const size = await title.evaluate((each) => parseFloat(getComputedStyle(each).fontSize));
      expect(size, 'the date is the largest').toBe(Math.max(...sizes));

      const sheet = page.getByRole('article');
      await expect(sheet).toContainText(fullAddress(appointment.clinic_branch, use.language));
      await expect(sheet).toContainText(t.appointment('bring.document'));
      await expect(sheet).toContainText(
        t.appointment('number', { number: String(appointment.id) }),
      );
      await expect(page.getByRole('img', { name: t.appointment('reception.code') })).toBeVisible();
      const map = page.getByRole('group', { name: t.appointment('where') });
      await sheet.getByText(appointment.clinic_branch.address).scrollIntoViewIfNeeded();
      await expect(map).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
    });

    test('offers calendar, route, share and print in one row of actions', async ({
      page,
      reserve,
      context,
      baseURL,
      href,
      t,
    }) => {
      const { appointment, path } = await reserve.appointment();
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        window.print = () => document.body.setAttribute('data-printed', '');
      });
      await page.goto(href(`${path}&utm_source=sms`));
      const actions = page.getByRole('list', { name: t.appointment('actions.label') });
      const tops = await actions
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
      expect(new Set(tops).size, 'rows').toBe(1);

      const saved = page.waitForEvent('download');
      await actions.getByRole('link', { name: t.appointment('actions.calendar') }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe(`vizit-${appointment.id}.ics`);
      expect(await readFile(await file.path(), 'utf8')).toContain('METHOD:PUBLISH');

      const { lat, lng } = appointment.clinic_branch.location;
      await actions.getByRole('link', { name: t.appointment('actions.directions') }).click();
      const google = page.getByRole('link', { name: 'Google Maps' });
      await expect(google).toBeInViewport();
      await expect(google).toHaveAttribute('href', new RegExp(`destination=${lat}%2C${lng}$`));
      const phoneMap = page.getByRole('link', { name: t.map('phoneMap') });
      if (use.country === 'kz') {
        await expect(phoneMap).toHaveAttribute('href', new RegExp(`^geo:${lat},${lng}`));
        await expect(page.getByRole('link', { name: '2GIS' })).toBeVisible();
      } else {
        await expect(phoneMap, 'a computer has no map app').toBeHidden();
      }

      await actions.getByRole('button', { name: t.appointment('actions.share') }).click();
      await expect(page.getByText(t.appointment('share.copied'))).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied, 'without the campaign').toBe(`${baseURL}${href(path)}`);

      await actions.getByRole('button', { name: t.appointment('actions.print') }).click();
      await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    });
  });
}

test.describe('with the Web Share API', () => {
  test.use({ country: 'hu' });

  test('with the Web Share API, shares the link by the device and ignores a declined share', async ({
    page,
    reserve,
    baseURL,
    t,
  }) => {
    const { appointment, path } = await reserve.appointment();
    await page.addInitScript(() => {
      navigator.share = (data) => {
        document.body.setAttribute('data-shared', JSON.stringify(data));
        return Promise.reject(new DOMException('Dismissed', 'AbortError'));
      };
    });
    await page.goto(path);
    await page.getByRole('button', { name: t.appointment('actions.share') }).click();
    const when = formatSlotTime(appointment.datetime, 'hu');
    await expect(page.locator('body')).toHaveAttribute(
      'data-shared',
      JSON.stringify({
        title: t.appointment('share.title'),
        text: t.appointment('share.text', { when, doctor: appointment.doctor.name }),
        url: baseURL + path,
      }),
    );
    await expect(page.getByText(t.appointment('share.copied'))).toBeHidden();
  });
});

test('prints the appointment on one page without interactive parts', async ({
  page,
  reserve,
  t,
}, info) => {
  const { appointment, path } = await reserve.appointment();
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  const when = formatFullDateTime(wallClockOf(appointment.datetime), 'hu');
  const branch = appointment.clinic_branch;
  await expect(page.getByText(when), 'with weekday and year').toBeVisible();
  await expect(page.getByText(formatSlotTime(appointment.datetime, 'hu'))).toBeHidden();
  await expect(page.getByRole('article').locator('img'), 'the portrait').toBeHidden();
  await expect(page.getByRole('img', { name: t.appointment('reception.code') })).toBeVisible();
  await expect(page.getByText(fullAddress(branch, 'hu'))).toBeVisible();
  await expect(page.getByText(`/a/${shortCode(appointment.hash)}`)).toBeVisible();
  for (const hidden of ['actions.print', 'move.open', 'cancel.open'] as const) {
    await expect(page.getByText(t.appointment(hidden))).toBeHidden();
  }
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await info.attach('on paper', {
    body: await page.screenshot({ fullPage: true }),
    contentType: 'image/png',
  });
  const file = await page.pdf({ format: 'A4' });
  expect(file.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('requests of the page do not reveal the hash of the appointment', async ({
  page,
  reserve,
  t,
}) => {
  const { appointment, path } = await reserve.appointment();
  await page.goto(path);
  const doctorRequest = page.waitForRequest(/\/api\/v1\/doctors\//);
  await page.getByRole('button', { name: t.appointment('move.open') }).click();
  const { referer } = await (await doctorRequest).allHeaders();
  expect(referer ?? '').not.toContain(appointment.hash);
});

test('an appointment opens only with its complete URL', async ({
  page,
  reserve,
  browserErrors,
  t,
}) => {
  const { appointment, path } = await reserve.appointment();
  await page.goto(path);
  await expect(page.getByText(t.appointment('status.booked'), { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Próba Anna');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  browserErrors.expectErrorStatus(404, /^\/(appointments|feedback)\//);
  for (const wrong of [
    path.replace(String(appointment.id), 'abc'),
    path.replace(/hash=.*/, ''),
    path.replace(/hash=.*/, `hash=${'0'.repeat(32)}`),
    path.replace(/hash=.*/, 'hash=x'),
  ]) {
    for (const address of [wrong, wrong.replace('/appointments/', '/feedback/')]) {
      expect((await page.goto(address))?.status(), address).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.home('lost.wrong'));
      await expect(page.getByText(t.home('lost.sms'))).toBeInViewport();
      await expect(page.getByText('Próba')).toHaveCount(0);
    }
  }
});

test.describe('where patients may not reschedule', () => {
  test.use({ country: 'kg', ...phone });

  test('where patients may not reschedule, an appointment can only be cancelled', async ({
    page,
    reserve,
    t,
  }) => {
    const { path } = await reserve.appointment();
    await page.goto(path);
    await expect(page.getByRole('button', { name: t.appointment('cancel.open') })).toBeVisible();
    await expect(page.getByRole('button', { name: t.appointment('move.open') })).toHaveCount(0);
  });
});
