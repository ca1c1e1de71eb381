import { expect, test } from 'vitest';
import { countMissingTexts } from './count-missing-texts.ts';

const LOCALES = ['hu', 'en', 'ru'] as const;
const NAMES = { hu: 'Szemész', en: 'Oculist', ru: 'Офтальмолог' };

test.each([
  ['every text is there', { names: NAMES, alternate_names: NAMES, descriptions: NAMES }, 0],
  ['a wanted text is empty', { names: NAMES, alternate_names: null, descriptions: NAMES }, 3],
  [
    'a text is there in one language',
    { names: NAMES, alternate_names: NAMES, descriptions: { hu: 'A szem orvosa' } },
    2,
  ],
  [
    'a name in lists, which may be left out, is there in two languages',
    {
      names: NAMES,
      plural_names: { hu: 'Szemészek', en: 'Oculists' },
      alternate_names: NAMES,
      descriptions: NAMES,
    },
    1,
  ],
])('missing texts of a service are counted if %s', (_case, row, count) => {
  expect(countMissingTexts('service', row, LOCALES)).toBe(count);
});
