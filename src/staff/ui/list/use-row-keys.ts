import { useMemo } from 'react';
import { useKeys } from '../../lib/keys/key-bindings.ts';
import { useText } from '../../lib/staff-app.ts';

/** Moves the focus along the rows of the page by J and K. Enter follows the row. */
export function useRowKeys(): void {
  const t = useText('shell');
  useKeys(
    useMemo(
      () => [
        { key: 'j', label: t('list.next'), run: () => moveFocus(1) },
        { key: 'k', label: t('list.previous'), run: () => moveFocus(-1) },
      ],
      [t],
    ),
  );
}

/** Moves the focus to the first search of the page by the slash, while a list has one. */
export function useSearchKey(hasSearch: boolean): void {
  const t = useText('shell');
  useKeys(
    useMemo(
      () => (hasSearch ? [{ key: '/', label: t('list.search'), run: focusSearch }] : []),
      [t, hasSearch],
    ),
  );
}

function moveFocus(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const current = rows.findIndex((row) => row === document.activeElement);
  const opened = rows.findIndex((row) => row.ariaCurrent === 'true');
  const from = current === -1 ? opened : current;
  rows[Math.min(Math.max(from + step, 0), rows.length - 1)]?.focus();
}

function focusSearch(): void {
  document.querySelector<HTMLElement>('main [type="search"]')?.focus();
}
