import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('slugOf', () => {
  it.each([
    ['Ildikó Szűcs', 'ildiko-szucs'],
    ['Ștefan Ionuț Țăran', 'stefan-ionut-taran'],
    ["Aigerim  O'Neill", 'aigerim-oneill'],
    ['-Anna-', 'anna'],
  ])('converts %s to %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });
});
