import { expect, test } from 'vitest';
import { createSlugs } from './slug.ts';

test('createSlugs numbers repeated slugs', () => {
  const slugs = createSlugs();
  expect(slugs.has('anna-kovacs')).toBe(false);
  expect(['anna-kovacs', 'anna-kovacs', 'eva-kiss', 'anna-kovacs'].map(slugs.take)).toEqual([
    'anna-kovacs',
    'anna-kovacs-2',
    'eva-kiss',
    'anna-kovacs-3',
  ]);
  expect(slugs.has('anna-kovacs')).toBe(true);
});
