import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { AppLink } from './app-link.tsx';
import { useTypingPause } from './use-typing-pause.ts';

const onPause = vi.fn<(text: string, list: string) => void>();

beforeEach(() => void onPause.mockClear());
afterEach(() => vi.useRealTimers());

function Example() {
  const [list, setList] = useState('early list');
  const pause = useTypingPause((text) => onPause(text, list));
  return (
    <>
      <button type="button" onClick={() => flushSync(() => setList('late list'))}>
        Load
      </button>
      <input aria-label="Name" onChange={({ target }) => pause.start(target.value)} />
      <AppLink to="/?chosen">A clinic</AppLink>
    </>
  );
}

/** Renders the example with the clock of the test, and returns functions that act at once. */
async function renderExample() {
  const { container } = await renderInApp(<Example />, { namespaces: [] });
  const input = container.querySelector('input');
  const link = container.querySelector('a');
  const button = container.querySelector('button');
  if (input === null || link === null || button === null)
    throw new Error('The example is not rendered');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  return {
    type(text: string) {
      setValue?.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    load: () => button.click(),
    press: (keys: MouseEventInit = {}) =>
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })),
  };
}

test('a text is used once, after a pause in typing', async () => {
  const { type } = await renderExample();
  type('p');
  vi.advanceTimersByTime(200);
  type('pr');
  vi.advanceTimersByTime(299);
  expect(onPause).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onPause.mock.calls).toEqual([['pr', 'early list']]);
});

test('a text is used with what is rendered at the end of the pause', async () => {
  const { type, load } = await renderExample();
  type('p');
  load();
  vi.advanceTimersByTime(300);
  expect(onPause.mock.calls).toEqual([['p', 'late list']]);
});

test('a text does not change the URL after a link has been pressed', async () => {
  const { type, press } = await renderExample();
  type('precision');
  press();
  vi.advanceTimersByTime(1000);
  expect(onPause).not.toHaveBeenCalled();
});

test('a text is used when a link opens in another tab', async () => {
  const { type, press } = await renderExample();
  type('precision');
  // Keeps the browser of the test in its tab, after the hook has seen the event.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press({ ctrlKey: true });
  vi.advanceTimersByTime(1000);
  expect(onPause.mock.calls).toEqual([['precision', 'early list']]);
});
