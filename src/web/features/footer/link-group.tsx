import { AppLink } from '#web/lib/routing/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './link-group.module.css';

interface GroupLink {
  key: string;
  label: string;
  /** A path of the site, or a URL. */
  to: string;
  isCurrent?: boolean;
}

interface LinkGroupProps {
  title: string;
  links: readonly GroupLink[];
  /** True for one line instead of a column. */
  inLine?: boolean;
}

/** A titled group of links in the footer. Renders nothing without links. */
export function LinkGroup({ title, links, inLine = false }: LinkGroupProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={classNames(styles.links, inLine && styles.inLine)}>
        {links.map(({ key, label, to, isCurrent }) => (
          <li key={key}>
            {to.startsWith('/') ? (
              <AppLink to={to}>{label}</AppLink>
            ) : (
              <a href={to} aria-current={isCurrent ? 'true' : undefined}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
