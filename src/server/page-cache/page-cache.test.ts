import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPageCache, type RenderedPage, type CachedPage } from './page-cache.ts';

const cachedPage = (body = 'a page'): CachedPage => ({
  headers: {},
  etag: `W/"${body}"`,
  body: Buffer.from(body),
});

const rendered = (doctors: number[], page = cachedPage()): RenderedPage<string> => ({
  page: page.body.toString(),
  cached: page,
  doctors: new Set(doctors),
});

function openCache({ maxBytes = 1_000_000, maxAgeMs = 60_000 } = {}) {
  const cache = createPageCache({ maxBytes, maxAgeMs });
  cache.resume();
  return cache;
}

/** Returns a rendering that runs until the test ends it. */
function slowRendering(page: RenderedPage<string>) {
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

test('the page cache serves a page until one of its doctors changes', async () => {
  const cache = openCache();
  await cache.renderOnce('a', async () => rendered([1, 2]));
  await cache.renderOnce('b', async () => rendered([2, 3]));
  cache.invalidate([1, 9]);
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('b')).toEqual(cachedPage());
  cache.invalidate([3]);
  expect(cache.get('b')).toBeUndefined();
});

test('the page cache does not add a page that is not the same for all clients', async () => {
  const cache = openCache();
  const { page } = await cache.renderOnce('a', async () => ({ ...rendered([1]), cached: null }));
  expect(page).toBe('a page');
  expect(cache.get('a')).toBeUndefined();
});

test('the page cache renders a page once for concurrent requests', async () => {
  const cache = openCache();
  let renderings = 0;
  const render = async () => {
    renderings += 1;
    return rendered([1]);
  };
  const pages = await Promise.all([1, 2, 3].map(() => cache.renderOnce('a', render)));
  expect(pages.map(({ page }) => page)).toEqual(['a page', 'a page', 'a page']);
  expect(renderings).toBe(1);
});

test('an invalidation while a page is rendered of one of its doctors discards it, and later requests get another rendering', async () => {
  const cache = openCache();
  const before = slowRendering(rendered([1], cachedPage('before')));
  const first = cache.renderOnce('a', before.render);
  cache.invalidate([1]);
  const second = cache.renderOnce('a', async () => rendered([1], cachedPage('after')));
  before.end();
  expect((await first).page).toBe('before');
  expect((await second).page).toBe('after');
  expect(cache.get('a')?.body.toString()).toBe('after');
});

test('an invalidation while a page is rendered of another doctor does not discard it', async () => {
  const cache = openCache();
  const { end, render } = slowRendering(rendered([1]));
  const first = cache.renderOnce('a', render);
  cache.invalidate([2]);
  end();
  await first;
  expect(cache.get('a')).toBeDefined();
});

test('an invalidation while a page is rendered of all pages discards it', async () => {
  const cache = openCache();
  const { end, render } = slowRendering(rendered([]));
  const first = cache.renderOnce('a', render);
  cache.clear();
  end();
  await first;
  expect(cache.get('a')).toBeUndefined();
});

test('a paused page cache adds nothing, not even a rendering that started before it resumed', async () => {
  const cache = createPageCache({ maxBytes: 1_000_000, maxAgeMs: 60_000 });
  await cache.renderOnce('a', async () => rendered([1]));
  expect(cache.get('a')).toBeUndefined();

  const { end, render } = slowRendering(rendered([1]));
  const begun = cache.renderOnce('a', render);
  cache.resume();
  end();
  await begun;
  expect(cache.get('a')).toBeUndefined();

  await cache.renderOnce('a', async () => rendered([1]));
  expect(cache.get('a')).toBeDefined();
  cache.pause();
  expect(cache.get('a')).toBeUndefined();
});

test('a failed rendering fails for concurrent requests, and the next request retries it', async () => {
  const cache = openCache();
  const fail = () => Promise.reject(new Error('no database'));
  const both = await Promise.allSettled([cache.renderOnce('a', fail), cache.renderOnce('a', fail)]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.renderOnce('a', async () => rendered([1]))).page).toBe('a page');
});

test('the page cache stays within its size by evicting the least recently used page', async () => {
  const cache = openCache({ maxBytes: 10_000 });
  const large = cachedPage('x'.repeat(2500));
  for (const key of ['a', 'b', 'c']) await cache.renderOnce(key, async () => rendered([1], large));
  expect(['a', 'b', 'c'].map((key) => cache.get(key) !== undefined)).toEqual([false, true, true]);
  cache.invalidate([1]);
  expect(cache.get('c')).toBeUndefined();
});

describe('an expired page', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('an expired page leaves memory when another page is added, before the cache is full', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const wait = (ms: number) => {
      now.mockReturnValue(performance.now() + ms);
      vi.advanceTimersByTime(ms);
    };
    const cache = openCache({ maxAgeMs: 30_000 });
    await cache.renderOnce('a', async () => rendered([1]));
    await cache.renderOnce('b', async () => rendered([2]));
    wait(29_000);
    await cache.renderOnce('c', async () => rendered([3]));
    expect(cache.stats().entries).toBe(3);
    wait(10_000);
    await cache.renderOnce('d', async () => rendered([4]));
    expect(cache.stats()).toMatchObject({ entries: 2, evictions: { expired: 2 } });
  });
});
