import { expect, test, vi } from 'vitest';
import { createRecompressor } from './compress-page.ts';
import { documentOf, toCachedPage } from './send-cached-page.ts';

/** A document with the variety of a real one: names, times and links that repeat in part. */
const DOCUMENT = Array.from(
  { length: 900 },
  (_, index) =>
    `<li class="slot"><a href="/doctors/${index * 7919}">${(index * 37) % 600}</a></li>`,
).join('');

test('a page that is requested again is the same document in fewer bytes', async () => {
  const page = toCachedPage(DOCUMENT, { vary: 'cookie' });
  const { body: first, etag } = page;
  createRecompressor()(page);
  await vi.waitFor(() => expect(page.body.length).toBeLessThan(first.length));
  expect(await documentOf(page)).toBe(DOCUMENT);
  expect(page.etag).toBe(etag);
});

test('a page that many request has the fewest bytes', async () => {
  const page = toCachedPage(DOCUMENT, {});
  const recompress = createRecompressor();
  recompress(page);
  const { body: first } = page;
  await vi.waitFor(() => expect(page.body.length).toBeLessThan(first.length));
  const { body: second } = page;
  for (let request = 2; request < 20; request += 1) recompress(page);
  expect(page.body).toBe(second);
  await vi.waitFor(() => {
    recompress(page);
    expect(page.body.length).toBeLessThan(second.length);
  });
  expect(await documentOf(page)).toBe(DOCUMENT);
});

test('a page takes no more memory than its bytes', async () => {
  const page = toCachedPage(DOCUMENT, {});
  const { body: first } = page;
  expect(first.buffer.byteLength).toBe(first.length);
  createRecompressor()(page);
  await vi.waitFor(() => expect(page.body).not.toBe(first));
  expect(page.body.buffer.byteLength).toBe(page.body.length);
});

test('one page is compressed again at a time', async () => {
  const recompress = createRecompressor();
  const [one, other] = [toCachedPage(DOCUMENT, {}), toCachedPage(DOCUMENT, {})];
  const { body } = other;
  recompress(one);
  recompress(other);
  await vi.waitFor(() => expect(one.body.length).toBeLessThan(body.length));
  expect(other.body).toBe(body);
  await vi.waitFor(() => {
    recompress(other);
    expect(other.body.length).toBeLessThan(body.length);
  });
});
