import { Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '../lib/format.ts';
import { LinkButton } from './link-button.tsx';
import type { ListColumn, ListRow } from './list/list-columns.ts';
import { ListRows } from './list/list-rows.tsx';
import { ListView } from './list/list-view.tsx';
import common from './common.module.css';
import styles from './row-list.module.css';

interface RowListProps<Row extends ListRow> {
  title: string;
  /** Names the list in the query of a page with several. */
  id?: string;
  rows: readonly Row[];
  /** The head of the names; by default "Name" as of things. */
  nameLabel?: string | undefined;
  columns?: readonly ListColumn<Row>[];
  /** The server sends the rows in parts and in their order, so they are neither searched nor sorted here. */
  isPaged?: boolean;
  actions?: (row: Row) => ReactNode;
  empty: ReactNode;
  /** The link to the form of a new row. */
  add?: { href: string; label: string } | undefined;
}

/** A titled list of rows that open, with a link to add one: a part of a page. */
export function RowList<Row extends ListRow>({
  title,
  id = 'list',
  rows,
  isPaged = false,
  empty,
  add,
  ...list
}: RowListProps<Row>) {
  const format = useFormat();
  const heading = useId();
  return (
    <Card tag="section" padding="none" aria-labelledby={heading} className={styles.card}>
      <div className={styles.head}>
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {isPaged || rows.length < 2 ? null : (
          <span className={common.quiet}>{format.number(rows.length)}</span>
        )}
        {add === undefined ? null : (
          <span className={styles.add}>
            <LinkButton to={add.href} icon={Plus}>
              {add.label}
            </LinkButton>
          </span>
        )}
      </div>
      {isPaged ? (
        <ListRows label={title} rows={rows} {...list} />
      ) : (
        <ListView
          id={id}
          label={title}
          rows={rows}
          empty={<p className={styles.empty}>{empty}</p>}
          {...list}
        />
      )}
    </Card>
  );
}
