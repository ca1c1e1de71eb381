import { describe, expect, it } from 'vitest';
import { copyLine } from './copy-text.ts';

describe('copyLine', () => {
  it('separates cells with tabs and ends the line', () => {
    expect(copyLine({ id: 7, slug: '', is_active: true, note: null, gone: false })).toBe(
      '7\t\tt\t\\N\tf\n',
    );
  });

  it('escapes tabs, line breaks and backslashes', () => {
    expect(copyLine({ text: 'a\tb\nc\rd\\e' })).toBe('a\\tb\\nc\\rd\\\\e\n');
    expect(copyLine({ text: '\\N' })).toBe('\\\\N\n');
  });

  it('writes a separator after an empty first cell', () => {
    expect(copyLine({ first: '', second: '', third: 'x' })).toBe('\t\tx\n');
  });

  it('writes lists as PostgreSQL arrays', () => {
    expect(copyLine({ ids: [3, 1], codes: ['en', 'a"b\\'], none: [] })).toBe(
      '{3,1}\t{"en","a\\\\"b\\\\\\\\"}\t{}\n',
    );
  });
});
