import { bookingDialog } from '#tests/support/journey/screens/booking-dialog.ts';
import { cardOf, slotName, specialtyLink } from '#tests/support/journey/screens/doctors-list.ts';
import { findVisit } from '#tests/support/journey/screens/find-visit.ts';
import { fitsTheScreen, isBottomSheet } from '#tests/support/journey/checks/layout.ts';
import { expect, phone, test } from '#tests/support/journey/test.ts';

test.use({ country: 'kz', ...phone });

const JOURNEYS = [
  {
    language: 'ru',
    day: '2026-11-24',
    inWords: 'завтра, 24 ноября',
    number: '8 (771) 000-99-01',
    stored: '+77710009901',
  },
  {
    language: 'kk',
    day: '2026-11-25',
    inWords: '25 қараша, сәрсенбі',
    number: '77710009902',
    stored: '+77710009902',
  },
] as const;

for (const { language, day, inWords, number, stored } of JOURNEYS) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('books from the search to the appointment on a touch screen', async ({
      page,
      outside,
      at,
      t,
    }) => {
      const { specialty, city, doctor, branch, slot } = await findVisit(outside.api, { day });
      const { dialog, code, field, isAt, fillIn, submit } = bookingDialog(page, t);
      const isReadable = async () => {
        await fitsTheScreen(page);
        for (const heading of await page.getByRole('heading').allInnerTexts()) {
          expect(heading, 'a heading in the language of the page').toMatch(/\p{Script=Cyrillic}/u);
        }
      };

      await page.goto(at('/'));
      await expect(dialog).toContainText(t.common('city.question'));
      await isBottomSheet(dialog);
      await isReadable();
      await dialog.getByRole('button', { name: city.name }).tap();
      await expect(dialog).toBeHidden();
      await isReadable();
      await specialtyLink(page, specialty).tap();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isReadable();

      const time = cardOf(page, doctor).getByRole('button', { name: slotName(slot, language) });
      await time.tap();
      await isAt('form');
      await isBottomSheet(dialog);
      await isReadable();
      await expect(field(t.booking('form.surname'))).toBeHidden();

      await fillIn({ name: 'Айгерім Сынақ', phone: number });
      await submit();
      await isAt('otp');
      await isReadable();
      await code.fill(await outside.codeFor(stored));

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`^${inWords}, \\d\\d:\\d\\d$`),
      );
      await isReadable();
      await expect(page.getByRole('article')).toContainText(branch.address);
      await expect(page.getByRole('article')).toContainText('Айгерім Сынақ');
    });
  });
}
