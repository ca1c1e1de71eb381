import { createElement, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { AppContext, type App } from '../app.ts';
import { CachedFragment } from './cached-fragment.tsx';
import { PageFragments, type FragmentCache } from './page-fragments.ts';

interface Part {
  shown: string;
  isFixed?: boolean;
}

/** Creates a renderer of pages of one cache, with a component that counts its renderings. */
function createPages(Content: (part: Part) => React.ReactNode) {
  const html = new Map<string, string>();
  const cache: FragmentCache = {
    keyOf: (text) => text,
    get: (key) => html.get(key),
    set: (key, part) => void html.set(key, part),
  };
  const render = vi.fn(Content);
  return {
    render,
    page(parts: readonly Part[]): string {
      const fragments = new PageFragments(cache, ['page']);
      const app = { fragments } as unknown as App;
      const children = parts.map((part, index) => {
        const props = { shows: () => [part.shown], ...part, children: createElement(render, part) };
        return createElement(CachedFragment, { key: index, ...props });
      });
      return fragments.compose(
        renderToString(createElement(AppContext, { value: app }, 'Page', children, 'End')),
      );
    },
  };
}

test('a fragment is rendered once for the pages on which it shows the same', () => {
  const { page, render } = createPages(({ shown }) => createElement('p', null, shown, '!'));
  const first = page([{ shown: 'a' }, { shown: 'b' }]);
  expect(first).toBe('Page<p>a<!-- -->!</p><p>b<!-- -->!</p>End');
  expect(page([{ shown: 'b' }, { shown: 'c' }, { shown: 'b' }])).toBe(
    'Page<p>b<!-- -->!</p><p>c<!-- -->!</p><p>b<!-- -->!</p>End',
  );
  expect(render.mock.calls.map(([{ shown }]) => shown)).toEqual(['a', 'b', 'c']);
});

test('a fragment with ids of its place in the page is rendered again, unless its place is fixed', () => {
  const { page, render } = createPages(({ shown }) => createElement('p', { id: useId() }, shown));
  const parts = [{ shown: 'a', isFixed: true }, { shown: 'a' }];
  expect(page(parts)).toBe(page(parts));
  expect(render.mock.calls.map(([{ isFixed }]) => isFixed)).toEqual([true, undefined, undefined]);
});

test('text that looks like the mark of a fragment is content', () => {
  const { page } = createPages(({ shown }) => createElement('p', null, shown));
  const shown = '<template id="fragment-0"></template>';
  expect(page([{ shown }])).toBe(page([{ shown }]));
  expect(page([{ shown }])).toContain('&lt;template id=&quot;fragment-0&quot;&gt;');
});

test('a fragment in another is an error', () => {
  const inner = { shows: () => [], children: createElement('p') };
  const { page } = createPages(() => createElement(CachedFragment, inner));
  expect(() => page([{ shown: 'a' }])).toThrow('A fragment contains another');
});
