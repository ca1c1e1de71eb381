import { AppLink } from '#web/lib/routing/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './link-group.module.css';

interface GroupLink {
  key: string;
  label: string;
  /** A path of the site, or an address elsewhere. */
  to: string;
  isCurrent?: boolean;
}

interface LinkGroupProps {
  title: string;
  links: readonly GroupLink[];
  /** One after another in a line, not under one another. */
  inLine?: boolean;
}

/** Links of the footer under their title; nothing without links. */
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
