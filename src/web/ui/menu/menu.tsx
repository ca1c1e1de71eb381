import { useId, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { MenuEntry, type MenuItem, type MenuLink } from './menu-item.tsx';
import { focusMenu, handleMenuKey } from './menu-keys.ts';
import styles from './menu.module.css';
import { Submenu } from './submenu.tsx';
import popoverStyles from '../popover/popover.module.css';
import { useAnchoredPopover } from '../popover/use-anchored-popover.ts';

/** Props of the button that opens the menu. */
interface MenuTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  popoverTarget: string;
  onKeyDown: (event: KeyboardEvent) => void;
  'aria-expanded': boolean;
  'aria-controls': string;
  'aria-haspopup': 'menu';
}

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  trigger: (props: MenuTrigger) => ReactNode;
  renderLink: (link: MenuLink) => ReactNode;
  align?: 'start' | 'end' | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A button with a menu of choices or links, with keyboard support: arrows, Home, End, first
 * letters.
 */
export function Menu({ label, items, trigger, renderLink, align, onOpenChange }: MenuProps) {
  const id = useId();
  const { anchor, panel, open, panelEvents, close } = useAnchoredPopover<HTMLButtonElement>({
    align,
    onOpenChange: (isOpen) => {
      if (isOpen) focusMenu(panel.current);
      onOpenChange?.(isOpen);
    },
  });

  return (
    <>
      {trigger({
        ref: anchor,
        popoverTarget: id,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          if (anchor.current) panel.current?.showPopover({ source: anchor.current });
        },
        'aria-expanded': open,
        'aria-controls': id,
        'aria-haspopup': 'menu',
      })}
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={popoverStyles.popover}
        {...panelEvents}
        onKeyDown={handleMenuKey}
      >
        {open ? (
          <ul role="none" className={styles.list}>
            {items.map((item) => (
              <li key={item.key} role="none">
                {item.items ? (
                  <Submenu
                    item={item}
                    items={item.items}
                    renderLink={renderLink}
                    onChosen={close}
                  />
                ) : (
                  <MenuEntry item={item} renderLink={renderLink} onChosen={close} />
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  );
}
