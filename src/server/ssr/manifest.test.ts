import { expect, test } from 'vitest';
import { builtFiles } from './manifest.ts';

const manifest = {
  'src/entry.tsx': { file: 'assets/entry.js', imports: ['_common.js'], css: ['assets/entry.css'] },
  'src/page.tsx': { file: 'assets/page.js', imports: ['_common.js', '_more.js'] },
  '_common.js': { file: 'assets/common.js', css: ['assets/common.css'] },
  '_more.js': { file: 'assets/more.js', imports: ['_common.js'], css: ['assets/more.css'] },
};

test('builtFiles lists each file once, after the files that it imports', () => {
  expect(builtFiles(manifest, ['src/entry.tsx', 'src/page.tsx'])).toEqual({
    modules: ['assets/common.js', 'assets/entry.js', 'assets/more.js', 'assets/page.js'],
    styles: ['assets/common.css', 'assets/entry.css', 'assets/more.css'],
  });
});

test('builtFiles throws for a source that is not in the build', () => {
  expect(() => builtFiles(manifest, ['src/other.tsx'])).toThrow('no src/other.tsx');
});
