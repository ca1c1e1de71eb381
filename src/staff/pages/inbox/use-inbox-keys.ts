import { useKeys } from '../../lib/keys/key-bindings.ts';
import { useText } from '../../lib/staff-app.ts';

interface Actions {
  onTake: () => void;
  onClose: () => void;
}

/** Moves the focus along the list with J and K; Enter follows the focused link. */
export function useInboxKeys({ onTake, onClose }: Actions): void {
  const t = useText('inbox');
  useKeys([
    { key: 'j', label: t('actions.next'), run: () => moveFocus(1) },
    { key: 'k', label: t('actions.previous'), run: () => moveFocus(-1) },
    { key: 't', label: t('actions.take'), run: onTake },
    { key: 'c', label: t('actions.close'), run: onClose },
  ]);
}

function moveFocus(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-item]')];
  const current = rows.findIndex((row) => row === document.activeElement);
  const opened = rows.findIndex((row) => row.ariaCurrent === 'true');
  const from = current === -1 ? opened : current;
  rows[Math.min(Math.max(from + step, 0), rows.length - 1)]?.focus();
}
