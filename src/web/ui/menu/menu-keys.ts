import type { KeyboardEvent } from 'react';

/** The items of one menu, without those of its submenus. */
function menuItems(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')].filter(
    (item) => item.closest('[role=menu]') === menu && item.ariaDisabled !== 'true',
  );
}

/**
 * Which item the key moves to, or undefined when the key is none of a menu's. Arrows wrap around, a letter
 * goes to the next item that begins with it.
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

/** Moves the focus to the item in force, else to the first. */
export function focusMenu(menu: HTMLElement | null): void {
  if (!menu) return;
  const items = menuItems(menu);
  (items.find((item) => item.ariaCurrent === 'true') ?? items[0])?.focus();
}

/** Arrow keys, Home, End and first letters, for the element with `role="menu"`. */
export function handleMenuKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const current = document.activeElement;
  const items = menuItems(event.currentTarget);
  const target = menuKeyTarget(event.key, items, current instanceof HTMLElement ? current : null);
  if (!target) return;
  event.preventDefault();
  // A submenu lies inside its parent's element; the key is for the innermost alone.
  event.stopPropagation();
  target.focus();
}
