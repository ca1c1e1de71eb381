import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderStaffPage } from '#tests/support/web/render-staff-page.tsx';
import { useKeys, type KeyBinding } from '../lib/keys/key-bindings.ts';
import { KeyList } from './key-list.tsx';

const run = () => {};
const BINDINGS: readonly KeyBinding[] = [
  { key: '1', label: 'Today', run },
  { key: '1', label: '', run },
  { key: 'z', alias: 'ctrl+z', label: 'Undo', run },
  { key: 'alt+1', shown: 'Alt+1…9', label: 'Doctor', run },
  { key: 'alt+2', label: '', run },
  { key: 'arrowup', label: 'Up', run },
  { key: 'escape', label: 'Stop', run },
];

function Page() {
  useKeys(BINDINGS);
  return <KeyList open onClose={() => {}} />;
}

test('the list of keys has every action with all of its keys, as keyboards name them', async () => {
  await renderStaffPage(<Page />, { path: '/', role: 'clinic_admin', api: {} });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const rows = [...document.querySelectorAll('dl > div')].map((row) => [
    [...row.querySelectorAll('kbd')].map((key) => key.textContent),
    row.querySelector('dd')?.textContent,
  ]);
  expect(rows).toEqual([
    [['Z', 'Ctrl+Z'], 'Undo'],
    [['Alt+1…9'], 'Doctor'],
    [['↑'], 'Up'],
    [['Esc'], 'Stop'],
  ]);
});
