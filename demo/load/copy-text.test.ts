import { describe, expect, it } from 'vitest';
import { copyLine } from './copy-text.ts';

describe('copyLine', () => {
  it('separates the cells and ends the line', () => {
    expect(copyLine({ id: 7, slug: '', is_active: true, note: null, gone: false })).toBe(
      '7\t\tt\t\\N\tf\n',
    );
  });

  it('escapes what would end a cell or a line', () => {
    expect(copyLine({ text: 'a\tb\nc\rd\\e' })).toBe('a\\tb\\nc\\rd\\\\e\n');
    expect(copyLine({ text: '\\N' })).toBe('\\\\N\n');
  });

  it('keeps an empty first cell apart from the second', () => {
    expect(copyLine({ first: '', second: '', third: 'x' })).toBe('\t\tx\n');
  });

  it('writes lists as arrays', () => {
    expect(copyLine({ ids: [3, 1], codes: ['en', 'a"b\\'], none: [] })).toBe(
      '{3,1}\t{"en","a\\\\"b\\\\\\\\"}\t{}\n',
    );
  });
});
