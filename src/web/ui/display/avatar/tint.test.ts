import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from '#tests/support/web/contrast.ts';
import { TINTS, tintOf } from './tint.ts';

const tokens = readFileSync('src/web/ui/styles/tokens.css', 'utf8');
const styles = readFileSync('src/web/ui/display/avatar/avatar.module.css', 'utf8');

function colourOf(token: string | undefined): string {
  const colour = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1];
  if (colour === undefined) throw new Error(`No colour --${token}`);
  return colour;
}

test('a name keeps its tint', () => {
  expect(tintOf('Dr. Kovács Ágnes')).toBe(tintOf('Dr. Kovács Ágnes'));
});

test('many names use every tint', () => {
  const names = Array.from({ length: 100 }, (_, index) => `Kovács ${index}`);
  expect(new Set(names.map(tintOf))).toEqual(new Set(TINTS));
});

test.each(TINTS)('initials on the tint %s have a contrast of at least 4.5', (tint) => {
  const rule = new RegExp(
    `\\.${tint} \\{\\s*background: var\\(--([\\w-]+)\\);\\s*color: var\\(--([\\w-]+)\\);`,
  ).exec(styles);
  expect(contrast(colourOf(rule?.[1]), colourOf(rule?.[2]))).toBeGreaterThanOrEqual(4.5);
});
