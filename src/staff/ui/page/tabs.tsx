import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { useFormat } from '../../lib/format.ts';
import styles from './tabs.module.css';

interface Tab {
  key: string;
  label: string;
  href: string;
  /** The number of rows behind the tab. */
  count?: number;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The key of the tab that is shown. */
  current: string;
}

/** Links to the parts of a page or a record. */
export function Tabs({ label, tabs, current }: TabsProps) {
  const format = useFormat();
  return (
    <nav aria-label={label} className={styles.tabs}>
      {tabs.map(({ key, label: text, href, count }) => (
        <Link
          key={key}
          to={href}
          className={classNames(styles.tab)}
          aria-current={key === current ? 'page' : undefined}
        >
          {text}
          {count === undefined ? null : (
            <span className={styles.count} aria-hidden="true">
              {format.number(count)}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}
