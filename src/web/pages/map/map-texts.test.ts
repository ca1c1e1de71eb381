import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { textsOf } from '#tests/support/e2e/texts.ts';

test.each(LANGUAGES)(
  'in %s the map and the list use different words to count branches and clinics',
  (language) => {
    const t = textsOf(language);
    for (const count of [1, 2, 5, 21, 39]) {
      expect(t.map('found', { count })).not.toBe(t.clinics('count', { count }));
    }
  },
);
