import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

test.each([
  ['<p>For the <strong>first</strong> visit</p><ul><li>tests apart</li></ul>', null],
  ['<p onclick="x()">a</p>', '<p>a</p>'],
  ['<script>x()</script>a', 'a'],
  ['<img src=x onerror=x()>a', 'a'],
  ['<a href="javascript:x()">a</a>', '<a>a</a>'],
  ['<p style="position:fixed">a</p>', '<p>a</p>'],
])('cleanHtml sanitizes %s', (html, expected) => {
  expect(cleanHtml(html)).toBe(expected ?? html);
});

test('cleanHtml keeps the address of a link and removes its target', () => {
  expect(cleanHtml('<a href="https://vizit.hu/x" target="_blank">a</a>')).toBe(
    '<a href="https://vizit.hu/x">a</a>',
  );
});
