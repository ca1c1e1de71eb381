import { expect, test, type Page } from '@playwright/test';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { SICK_DOCTOR } from '#tests/support/data/desk/sick-doctor.ts';
import { expectAccessible } from '#tests/support/e2e/checks/axe.ts';
import { TOMORROW } from '#tests/support/e2e/data/today.ts';
import { staffForm } from '#tests/support/e2e/page-objects/staff-form.ts';
import { serveDesk, type ServedCountry } from '#tests/support/e2e/serve-country.ts';

const PASSWORD = 'correct horse battery staple';
const ADDRESS = 'https://calendar.example/private-5f3a/basic.ics';

let country: ServedCountry;
test.beforeEach(async ({ browser }) => {
  // The country starts in its own process.
  country = await serveDesk(browser, PASSWORD, 'sick');
});
test.afterEach(() => country.stop());

test.use({
  locale: 'hu-HU',
  timezoneId: 'Europe/Budapest',
  contextOptions: { reducedMotion: 'reduce' },
});

async function openCalendars(page: Page): Promise<void> {
  await page.goto(`${country.originOf('cabinet')}/calendars`);
  await staffForm(page).signInWithPasskey('manager', PASSWORD);
  await expect(page.getByRole('heading', { name: 'Más naptárak', level: 1 })).toBeVisible();
  await page.getByLabel('Orvos').selectOption({ label: 'Beteg Bea' });
}

const fileOf = (...lines: string[]) => ({
  name: 'calendar.ics',
  mimeType: 'text/calendar',
  buffer: Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, ''].join('\r\n')),
});

test('a file blocks times, lists the appointments there, and is removed again', async ({
  page,
}) => {
  const backend = await country.backend();
  const freeTimes = async () => {
    const { results } = await backend.api.slots({
      doctor: String(SICK_DOCTOR),
      service: '1',
      date_from: TOMORROW,
      date_to: TOMORROW,
    });
    return results.length;
  };
  expect(await freeTimes()).toBe(4);
  await openCalendars(page);
  await page.getByRole('button', { name: 'Fájl', exact: true }).click();
  await expectAccessible(page);

  const file = page.getByLabel('iCalendar formátumú fájl (.ics)');
  const block = page.getByRole('button', { name: 'Foglalt időpontok zárolása' });
  await file.setInputFiles(fileOf('BEGIN:VEVENT', 'no colon here'));
  await block.click();
  await expect(page.getByText('A fájl sérült vagy hiányos. 4. sor')).toBeVisible();
  expect(await freeTimes()).toBe(4);

  const day = TOMORROW.replaceAll('-', '');
  await file.setInputFiles(
    fileOf(
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:Családi nap',
      `DTSTART;VALUE=DATE:${day}`,
      'END:VEVENT',
      'END:VCALENDAR',
    ),
  );
  await block.click();
  const card = page.getByRole('article').filter({ hasText: 'Beteg Bea' });
  await expect(card).toContainText('16 foglalás ütközik a naptárral');
  await expect(card).toContainText(`utolsó ismert napja: ${addDays(TOMORROW, 365).slice(0, 4)}.`);
  await expect(card.getByRole('link')).toHaveCount(16);
  await expect(card).not.toContainText('Családi nap');
  await expect.poll(freeTimes).toBe(0);
  await expectAccessible(page);

  await card.getByRole('button', { name: 'Eltávolítás' }).click();
  await page.getByRole('button', { name: 'Eltávolítás és felszabadítás' }).click();
  await expect(card).toHaveCount(0);
  await expect.poll(freeTimes).toBe(4);
});

test('an address is not shown again, and its reading can be paused', async ({ page }) => {
  await openCalendars(page);
  await page.getByLabel('A naptár címe').fill(ADDRESS);
  await page.getByRole('button', { name: 'Foglalt időpontok zárolása' }).click();
  const card = page.getByRole('article').filter({ hasText: 'Beteg Bea' });
  await expect(card).toContainText('calendar.example: Beolvasás');
  await expect(page.getByText('private-5f3a')).toHaveCount(0);
  await expect(page.getByLabel('A naptár címe')).toHaveValue('');
  await card.getByRole('button', { name: 'Szüneteltetés' }).click();
  await expect(card).toContainText('Szüneteltetve');
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Folytatás' }).click();
  await expect(card).toContainText('Beolvasás');
});
