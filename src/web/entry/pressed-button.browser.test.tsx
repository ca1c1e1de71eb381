import { expect, test, vi } from 'vitest';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { keepPressed, takePressed } from './pressed-button.ts';

function textStore() {
  const texts = new Map<string, string>();
  const write = vi.fn((key: string, text: string) => texts.set(key, text).size > 0);
  return { read: (key: string) => texts.get(key) ?? '', write };
}

test('a button that was pressed before a reload is taken once', async () => {
  const screen = await renderInApp(<button type="button">09:30</button>, { namespaces: [] });
  const button = screen.getByRole('button').element();
  const store = textStore();
  keepPressed(button, store);
  expect(takePressed(store)).toBe(button);
  expect(takePressed(store)).toBeUndefined();
});

test('nothing is written on a page before which no button was pressed', () => {
  const store = textStore();
  expect(takePressed(store)).toBeUndefined();
  expect(store.write).not.toHaveBeenCalled();
});
