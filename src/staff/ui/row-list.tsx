import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#web/ui/display/card.tsx';
import { LinkButton } from './link-button.tsx';
import common from './common.module.css';
import styles from './row-list.module.css';

interface Row {
  key: string | number;
  name: string;
  /** Absent if the reader may not open the row. */
  href?: string | undefined;
  note?: ReactNode;
}

interface RowListProps {
  title: string;
  rows: readonly Row[];
  empty: string;
  /** The link to the form of a new row. */
  add?: { href: string; label: string } | undefined;
}

/** A titled list of rows that open, with a link to add one. */
export function RowList({ title, rows, empty, add }: RowListProps) {
  return (
    <Card tag="section" className={styles.card}>
      <div className={common.line}>
        <h2 className={styles.title}>{title}</h2>
        {add === undefined ? null : (
          <LinkButton to={add.href} icon={Plus}>
            {add.label}
          </LinkButton>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={common.quiet}>{empty}</p>
      ) : (
        <ul>
          {rows.map(({ key, name, href, note }) => (
            <li key={key} className={common.row}>
              {href === undefined ? (
                <span className={styles.name}>{name}</span>
              ) : (
                <Link to={href} className={styles.name}>
                  {name}
                </Link>
              )}
              <span className={common.quiet}>{note}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
