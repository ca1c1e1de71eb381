import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { MenuEntry, MenuItemContent, type MenuItem, type MenuLink } from './menu-item.tsx';
import { focusMenu, handleMenuKey } from './menu-keys.ts';
import styles from './menu.module.css';
import popoverStyles from '../popover/popover.module.css';
import { useAnchoredPopover } from '../popover/use-anchored-popover.ts';

/** Milliseconds of hovering before a submenu opens. */
const DELAY_MS = 200;

interface SubmenuProps {
  item: MenuItem;
  items: readonly MenuItem[];
  renderLink: (link: MenuLink) => ReactNode;
  onChosen: () => void;
}

/** A menu line with a submenu beside it; opens on hover, press or right arrow. */
export function Submenu({ item, items, renderLink, onChosen }: SubmenuProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focusOnOpen = useRef(false);
  const { anchor, panel, open, panelEvents, close } = useAnchoredPopover<HTMLButtonElement>({
    side: 'beside',
    onOpenChange: (isOpen) => {
      if (isOpen && focusOnOpen.current) focusMenu(panel.current);
    },
  });

  useEffect(() => () => clearTimeout(timer.current), []);

  function show(withFocus: boolean) {
    clearTimeout(timer.current);
    focusOnOpen.current = withFocus;
    // A press on this line first closes a submenu that hovering opened, before `open` changes.
    const isShown = panel.current?.matches(':popover-open') === true;
    // With its invoker as `source` the browser keeps the parent open and returns the focus here.
    if (!isShown && anchor.current) panel.current?.showPopover({ source: anchor.current });
    if (open && withFocus) focusMenu(panel.current);
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'ArrowLeft' && open) {
      event.preventDefault();
      event.stopPropagation();
      close();
      anchor.current?.focus();
      return;
    }
    handleMenuKey(event);
  }

  return (
    <>
      <button
        ref={anchor}
        type="button"
        role="menuitem"
        tabIndex={-1}
        lang={item.lang}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        aria-current={item.current ? 'true' : undefined}
        className={styles.item}
        onClick={() => show(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowRight') return;
          event.preventDefault();
          show(true);
        }}
        onPointerEnter={(event) => {
          if (event.pointerType === 'mouse') timer.current = setTimeout(show, DELAY_MS, false);
        }}
        onPointerLeave={() => clearTimeout(timer.current)}
      >
        <MenuItemContent item={item} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={item.label}
        className={popoverStyles.popover}
        {...panelEvents}
        onKeyDown={handleKey}
      >
        {open ? (
          <ul role="none" className={styles.list}>
            {items.map((entry) => (
              <li key={entry.key} role="none">
                <MenuEntry item={entry} renderLink={renderLink} onChosen={onChosen} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  );
}
