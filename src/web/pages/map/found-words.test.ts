import { expect, test } from 'vitest';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { wordsOf } from '#tests/support/journey/words.ts';

test.each(LANGUAGES)(
  'in %s the map counts branches and the list counts clinics by different words',
  (language) => {
    const t = wordsOf(language);
    for (const count of [1, 2, 5, 21, 39]) {
      expect(t.map('found', { count })).not.toBe(t.clinics('count', { count }));
    }
  },
);
