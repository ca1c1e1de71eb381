import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './breadcrumbs.module.css';
import { Icon } from './icon.tsx';

interface Crumb {
  label: string;
  /** Absent for the current page. */
  href?: string | undefined;
}

/** The props of a link; the caller renders it with its own router. */
interface RenderedLink {
  href: string;
  className: string | undefined;
  children: ReactNode;
}

interface BreadcrumbsProps {
  /** The accessible name of the navigation: "You are here". */
  label: string;
  items: readonly Crumb[];
  renderLink: (link: RenderedLink) => ReactNode;
}

/** The path to the current page, which comes last and is not a link. */
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
            {/* The separator follows its item, so no line begins with one. */}
            {index < items.length - 1 ? (
              <Icon of={ChevronRight} size={16} className={styles.separator} />
            ) : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
