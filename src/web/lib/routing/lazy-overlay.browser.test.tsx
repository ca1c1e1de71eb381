import { useState, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { lazyOverlay } from './lazy-overlay.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
}

function renderWith(load: () => Promise<ComponentType<Props>>) {
  const { Overlay } = lazyOverlay(load);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Filters
        </button>
        <Overlay open={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  }
  return renderInApp(<Page />, { namespaces: [] });
}

test('an overlay loads its code when it first opens', async () => {
  let loads = 0;
  const screen = await renderWith(() => {
    loads += 1;
    return Promise.resolve(({ open }: Props) => (open ? <p>All filters</p> : null));
  });
  expect(loads).toBe(0);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('All filters')).toBeVisible();
});

test('an overlay whose code fails to load closes and says why', async () => {
  const screen = await renderWith(() => Promise.reject(new TypeError('offline')));
  await screen.getByRole('button', { name: 'Filters' }).click();
  await expect.element(screen.getByText(/No connection/)).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Filters' }))
    .toHaveAttribute('aria-expanded', 'false');
});

test('an overlay whose code a release has replaced does not reload the page', async () => {
  const ended = new AbortController();
  const reload = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('pagefailure', reload, { signal: ended.signal });
  const screen = await renderWith(() => Promise.reject(new TypeError('Not found')));
  await screen.getByRole('button', { name: 'Filters' }).click();
  await expect.element(screen.getByText(/No connection/)).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  ended.abort();
});
