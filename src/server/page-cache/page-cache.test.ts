import { describe, expect, test } from 'vitest';
import { createPageCache, type FreshPage, type StoredPage } from './page-cache.ts';

const stored = (body = 'a page'): StoredPage => ({
  headers: {},
  etag: `W/"${body}"`,
  body: Buffer.from(body),
});

const fresh = (doctors: number[], page = stored()): FreshPage<string> => ({
  page: page.body.toString(),
  stored: page,
  doctors: new Set(doctors),
});

function openCache({ maxBytes = 1_000_000, maxAgeMs = 60_000 } = {}) {
  const cache = createPageCache({ maxBytes, maxAgeMs });
  cache.resume();
  return cache;
}

/** A rendering that ends when it is told to. */
function slowly(page: FreshPage<string>) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    end,
    render: async () => {
      await ended;
      return page;
    },
  };
}

test('a page is kept until one of its doctors changes', async () => {
  const cache = openCache();
  await cache.once('a', async () => fresh([1, 2]));
  await cache.once('b', async () => fresh([2, 3]));
  cache.forget([1, 9]);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('b')).toEqual(stored());
  cache.forget([3]);
  expect(cache.get('b')).toBeUndefined();
});

test('what is not for everybody is not kept', async () => {
  const cache = openCache();
  const { page } = await cache.once('a', async () => ({ ...fresh([1]), stored: null }));
  expect(page).toBe('a page');
  expect(cache.get('a')).toBeUndefined();
});

test('many who want a page at the same time cost one rendering', async () => {
  const cache = openCache();
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    return fresh([1]);
  };
  const pages = await Promise.all([1, 2, 3].map(() => cache.once('a', render)));
  expect(pages.map(({ page }) => page)).toEqual(['a page', 'a page', 'a page']);
  expect(renderings).toBe(1);
});

describe('a change while a page is rendered', () => {
  test('of a doctor on it leaves it unkept, and who comes then gets another', async () => {
    const cache = openCache();
    const before = slowly(fresh([1], stored('before')));
    const first = cache.once('a', before.render);
    cache.forget([1]);
    const second = cache.once('a', async () => fresh([1], stored('after')));
    before.end();
    expect((await first).page).toBe('before');
    expect((await second).page).toBe('after');
    expect(cache.get('a')?.body.toString()).toBe('after');
  });

  test('of anybody else does not', async () => {
    const cache = openCache();
    const { end, render } = slowly(fresh([1]));
    const first = cache.once('a', render);
    cache.forget([2]);
    end();
    await first;
    expect(cache.get('a')).toBeDefined();
  });

  test('of everything leaves it unkept', async () => {
    const cache = openCache();
    const { end, render } = slowly(fresh([]));
    const first = cache.once('a', render);
    cache.clear();
    end();
    await first;
    expect(cache.get('a')).toBeUndefined();
  });
});

test('while nothing is heard nothing is kept, not even what was begun before', async () => {
  const cache = createPageCache({ maxBytes: 1_000_000, maxAgeMs: 60_000 });
  await cache.once('a', async () => fresh([1]));
  expect(cache.get('a')).toBeUndefined();

  const { end, render } = slowly(fresh([1]));
  const begun = cache.once('a', render);
  cache.resume();
  end();
  await begun;
  expect(cache.get('a')).toBeUndefined();

  await cache.once('a', async () => fresh([1]));
  expect(cache.get('a')).toBeDefined();
  cache.pause();
  expect(cache.get('a')).toBeUndefined();
});

test('a failed rendering fails for those who waited, and is tried again by the next', async () => {
  const cache = openCache();
  const fail = () => Promise.reject(new Error('no database'));
  const both = await Promise.allSettled([cache.once('a', fail), cache.once('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.once('a', async () => fresh([1]))).page).toBe('a page');
});

test('it takes no more memory than it may, and forgets what was asked for longest ago', async () => {
  const cache = openCache({ maxBytes: 10_000 });
  const large = stored('x'.repeat(2500));
  for (const key of ['a', 'b', 'c']) await cache.once(key, async () => fresh([1], large));
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([false, true, true]);
  cache.forget([1]);
  expect(cache.get('c')).toBeUndefined();
});
