import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
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
  /** True if the links stay in view on phones, without their title. */
  isShort?: boolean;
  /** A text below the links. */
  note?: string;
}

/** A titled group of links in the footer, folded on phones. Renders nothing without links. */
export function LinkGroup(props: LinkGroupProps) {
  const { title, links, inLine = false, isShort = false, note } = props;
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={isShort ? undefined : styles.folding}>
      <h2 className={styles.title}>
        <span className={styles.text}>{title}</span>
        {isShort ? null : (
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={contentId}
            onClick={() => setOpen(!isOpen)}
          >
            {title}
            <Icon of={ChevronDown} size={18} />
          </button>
        )}
      </h2>
      <div id={contentId} className={styles.content} data-open={isOpen || undefined}>
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
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
      </div>
    </nav>
  );
}
