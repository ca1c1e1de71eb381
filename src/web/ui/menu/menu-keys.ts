import type { KeyboardEvent } from 'react';

/** Returns the items of one menu without those of its submenus. */
function menuItems(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')].filter(
    (item) => item.closest('[role=menu]') === menu && item.ariaDisabled !== 'true',
  );
}

/**
 * Returns the item that a key moves to, or undefined for other keys. Arrows wrap around; a letter
 * moves to the next item that begins with it.
 */
function menuKeyTarget(
  key: string,
  items: readonly HTMLElement[],
  current: HTMLElement | null,
): HTMLElement | undefined {
  const index = current ? items.indexOf(current) : -1;
  if (key === 'ArrowDown') return items[(index + 1) % items.length];
  if (key === 'ArrowUp') return items.at(index <= 0 ? -1 : index - 1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  if (!/^\S$/u.test(key)) return undefined;
  const letter = key.toLocaleLowerCase();
  const later = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return later.find((item) => item.textContent.trim().toLocaleLowerCase().startsWith(letter));
}

/** Focuses the current item, else the first. */
export function focusMenu(menu: HTMLElement | null): void {
  if (!menu) return;
  const items = menuItems(menu);
  (items.find((item) => item.ariaCurrent === 'true') ?? items[0])?.focus();
}

/** Handles arrow keys, Home, End and first letters for the element with `role="menu"`. */
export function handleMenuKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const current = document.activeElement;
  const items = menuItems(event.currentTarget);
  const target = menuKeyTarget(event.key, items, current instanceof HTMLElement ? current : null);
  if (!target) return;
  event.preventDefault();
  // A submenu is inside its parent's element; only the innermost menu handles the key.
  event.stopPropagation();
  target.focus();
}
