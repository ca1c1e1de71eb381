import { expect, test } from 'vitest';
import en from '#shared/i18n/locales/en/staff/desk.json' with { type: 'json' };
import hu from '#shared/i18n/locales/hu/staff/desk.json' with { type: 'json' };
import kk from '#shared/i18n/locales/kk/staff/desk.json' with { type: 'json' };
import ro from '#shared/i18n/locales/ro/staff/desk.json' with { type: 'json' };
import ru from '#shared/i18n/locales/ru/staff/desk.json' with { type: 'json' };
import { ORAL_CONSENTS } from './oral-consent.ts';

// Stored consents name the version of the text that was read: a changed text needs a new version.
test('the texts of the oral consent are those of the version', () => {
  expect(ORAL_CONSENTS).toEqual(['personal_data', 'desk:oral:2026-11-23']);
  expect([en, hu, kk, ro, ru].map(({ booking }) => booking.consentText)).toEqual([
    '“I agree that the clinic and the booking service process my name, phone and visit as described in the privacy policy.”',
    '„Hozzájárulok, hogy a rendelő és a foglalási szolgáltatás a nevemet, telefonszámomat és az időpont adatait az adatkezelési tájékoztató szerint kezelje.”',
    '«Клиника мен жазылу сервисінің атымды, телефонымды және қабылдау деректерін құпиялылық саясатына сай өңдеуіне келісемін».',
    '„Sunt de acord ca această clinică și serviciul de programări să prelucreze numele, telefonul și datele programării mele conform politicii de confidențialitate.”',
    '«Даю клинике и сервису записи согласие на обработку моего имени, телефона и данных о записи в соответствии с политикой конфиденциальности».',
  ]);
});
