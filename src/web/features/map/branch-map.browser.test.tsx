import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeBranch } from '#tests/support/web/doctors.ts';
import { renderInApp } from '#tests/support/web/render-in-app.tsx';
import { BranchMap } from './branch-map.tsx';

/** A transparent pixel, and an image that no browser can decode. */
const TILE = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const BROKEN_TILE = 'data:image/png;base64,AAAA';

const branch = makeBranch({ address: 'Fő utca 1.' });
const map = page.getByRole('group', { name: 'Where' });
const directions = page.getByRole('link', { name: /Google Maps/ });

const frameOf = (container: Element) => container.querySelector('[class*=frame]');

async function renderMap(url: string | null) {
  const tiles = url === null ? null : { url, attribution: '© OpenStreetMap contributors' };
  return renderInApp(<BranchMap branches={[branch]} chosen={null} label="Where" />, {
    namespaces: ['map'],
    settings: { map_tiles: tiles },
  });
}

test('tiles are shown with their copyright, and requested without the path of the page', async () => {
  const { container } = await renderMap(TILE);
  await expect.element(page.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
  await expect.element(map).toBeVisible();
  expect(frameOf(container)).not.toBeNull();
  await expect.poll(() => map.element().querySelector('img')?.referrerPolicy).toBe('strict-origin');
});

test('a map whose tiles cannot be loaded disappears, and the address with its links stays', async () => {
  const { container } = await renderMap(BROKEN_TILE);
  await expect.poll(() => frameOf(container)).toBeNull();
  await expect.element(page.getByText(/Fő.utca.1/)).toBeVisible();
  await expect.element(directions).toBeVisible();
});

test('without a ground there is no frame for a map', async () => {
  const { container } = await renderMap(null);
  await expect.element(directions).toBeVisible();
  expect(frameOf(container)).toBeNull();
});
