import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './breadcrumbs.module.css';
import { Icon } from './icon.tsx';

interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string | undefined;
}

/** What a link of the design system needs; the caller renders it with its own router. */
interface RenderedLink {
  href: string;
  className: string | undefined;
  children: ReactNode;
}

interface BreadcrumbsProps {
  /** Names the navigation: "You are here". */
  label: string;
  items: readonly Crumb[];
  renderLink: (link: RenderedLink) => ReactNode;
}

/** The path to this page, the page itself last and not a link. */
export function Breadcrumbs({ label, items, renderLink }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className={styles.item}>
            {item.href ? (
              renderLink({ href: item.href, className: styles.link, children: item.label })
            ) : (
              <span className={styles.current} aria-current="page">
                {item.label}
              </span>
            )}
            {/* After its item: a line that wraps does not begin with it. */}
            {index < items.length - 1 ? (
              <Icon of={ChevronRight} size={16} className={styles.separator} />
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
