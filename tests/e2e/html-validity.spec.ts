import { HtmlValidate } from 'html-validate';
import type { Page } from '@playwright/test';
import { paths } from '#shared/paths.ts';
import { findVisit } from '#tests/support/journey/find-visit.ts';
import { expect, test } from '#tests/support/journey/test.ts';

/** The rules of HTML and of what a validator recommends, but for how React writes it. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // HTML knows no difference; React writes <br/>, hrefLang, selected="" and hidden="".
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // React's own ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // People's names are as long as they are.
    'long-title': 'off',
    // Boxes of one group share a name, and an answer is the list of those checked.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    // What is sought is found while one types: there is nothing to be sent.
    'wcag/h32': 'off',
    // Suggestions as one types are no select; ARIA's combobox is made of these roles.
    'prefer-native-element': ['error', { exclude: ['listbox', 'option'] }],
  },
});

/** Nothing is wrong with what the server sends. */
async function isValid(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  const { results } = await validator.validateString((await answer?.text()) ?? '');
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect(found, address).toEqual([]);
}

for (const { name, use, day, patient } of [
  {
    name: 'in Hungarian',
    use: { country: 'hu', language: 'hu' },
    day: '2026-11-24',
    patient: {
      client_name: 'Kata',
      client_surname: 'Próba',
      client_phone: '+36201234590',
      consents: ['personal_data'],
    },
  },
  {
    name: 'in Kazakh',
    use: { country: 'kz', language: 'kk' },
    day: '2026-11-24',
    patient: { client_name: 'Айгерім', client_phone: '+77710009905' },
  },
] as const) {
  test.describe(name, () => {
    // What scripts make of a page is React's; the server's page must hold without them.
    test.use({ ...use, javaScriptEnabled: false });

    test('the pages are valid HTML', async ({ page, outside, troubles, at }) => {
      const { list, doctor, service, slot } = await findVisit(outside.api, { day });
      const { id, hash } = await outside.book({
        ...patient,
        consents: [...('consents' in patient ? patient.consents : [])],
        doctor_service: service.id,
        slot: slot.id,
      });
      troubles.expectAnswer(404, /no-such-page/);
      troubles.expectNoAnswer(/\.js$/);
      for (const path of [
        paths.home(),
        list,
        paths.doctor(doctor.slug),
        paths.appointment(id, hash),
        paths.map(),
        paths.contacts(),
        paths.join(),
        paths.survey(),
        paths.privacyPolicy(),
        '/no-such-page',
      ]) {
        await isValid(page, at(path));
      }
    });
  });
}
