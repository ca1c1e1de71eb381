import { Check, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import styles from './menu.module.css';

export interface MenuItem {
  key: string;
  label: string;
  /** The target of a link; without it the item is a button with `onSelect`. */
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  /** True for the current choice, which has a check mark. */
  current?: boolean | undefined;
  /** The language of the label and the target, if it differs from the page's. */
  lang?: string | undefined;
  /** The items of a submenu, which cannot have submenus. */
  items?: readonly MenuItem[] | undefined;
}

/** The props of a menu link; the caller renders it with its own router. */
export interface MenuLink {
  href: string;
  className: string | undefined;
  children: ReactNode;
  role: 'menuitem';
  tabIndex: -1;
  lang: string | undefined;
  hrefLang: string | undefined;
  'aria-current': 'true' | undefined;
  onClick: () => void;
}

export function MenuItemContent({ item }: { item: MenuItem }) {
  return (
    <>
      <span className={styles.label}>{item.label}</span>
      {item.current ? <Icon of={Check} size={18} className={styles.mark} /> : null}
      {item.items ? <Icon of={ChevronRight} size={18} className={styles.deeper} /> : null}
    </>
  );
}

interface MenuEntryProps {
  item: MenuItem;
  renderLink: (link: MenuLink) => ReactNode;
  onChosen: () => void;
}

/** A line of a menu without a submenu. */
export function MenuEntry({ item, renderLink, onChosen }: MenuEntryProps) {
  const children = <MenuItemContent item={item} />;
  const current = item.current ? 'true' : undefined;
  if (item.href !== undefined) {
    return renderLink({
      href: item.href,
      className: styles.item,
      children,
      role: 'menuitem',
      tabIndex: -1,
      lang: item.lang,
      hrefLang: item.lang,
      'aria-current': current,
      onClick: onChosen,
    });
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      lang={item.lang}
      aria-current={current}
      className={styles.item}
      onClick={() => {
        onChosen();
        item.onSelect?.();
      }}
    >
      {children}
    </button>
  );
}
