import { bookingDialog } from '#tests/support/e2e/page-objects/booking-dialog.ts';
import { cardOf, slotName, specialtyLink } from '#tests/support/e2e/page-objects/doctors-list.ts';
import { expectNoOverflow, expectBottomSheet } from '#tests/support/e2e/checks/layout.ts';
import { expect, phone, test } from '#tests/support/e2e/test.ts';

test.use({ country: 'kz', ...phone });

const CASES = [
  {
    language: 'ru',
    day: '2026-11-24',
    date: 'завтра, 24 ноября',
    number: '8 (771) 000-99-01',
    stored: '+77710009901',
  },
  {
    language: 'kk',
    day: '2026-11-25',
    date: '25 қараша, сәрсенбі',
    number: '77710009902',
    stored: '+77710009902',
  },
] as const;

for (const { language, day, date, number, stored } of CASES) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('books from the search to the appointment on a touch screen', async ({
      page,
      backend,
      reserve,
      href,
      t,
    }) => {
      const { specialty, city, doctor, branch, slot } = await reserve.slot({ day });
      const { dialog, code, field, expectStep, fillIn, submit } = bookingDialog(page, t);
      const isReadable = async () => {
        await expectNoOverflow(page);
        for (const heading of await page.getByRole('heading').allInnerTexts()) {
          expect(heading, 'a heading in the language of the page').toMatch(/\p{Script=Cyrillic}/u);
        }
      };

      await page.goto(href('/'));
      await expect(dialog).toContainText(t.common('city.question'));
      await expectBottomSheet(dialog);
      await isReadable();
      await dialog.getByRole('button', { name: city.name }).tap();
      await expect(dialog).toBeHidden();
      await isReadable();
      await specialtyLink(page, specialty).tap();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await isReadable();

      const time = cardOf(page, doctor).getByRole('button', { name: slotName(slot, language) });
      await time.tap();
      await expectStep('form');
      await expectBottomSheet(dialog);
      await isReadable();
      await expect(field(t.booking('form.surname'))).toBeHidden();

      await fillIn({ name: 'Айгерім Сынақ', phone: number });
      await submit();
      await expectStep('otp');
      await isReadable();
      await code.fill(await backend.codeFor(stored));

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        new RegExp(`^${date}, \\d\\d:\\d\\d$`),
      );
      await isReadable();
      await expect(page.getByRole('article')).toContainText(branch.address);
      await expect(page.getByRole('article')).toContainText('Айгерім Сынақ');
    });
  });
}
