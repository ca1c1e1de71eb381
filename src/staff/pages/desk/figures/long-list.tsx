import { useState, type ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { useUrlFilters } from '#staff/lib/use-url-filters.ts';
import type { ListColumn, ListRow } from '#staff/ui/list/list-columns.ts';
import { ListRows } from '#staff/ui/list/list-rows.tsx';
import { ListView } from '#staff/ui/list/list-view.tsx';
import styles from './figures.module.css';

/** A figure is read from its greatest rows. */
const SHOWN = 8;

interface LongListProps<Row extends ListRow> {
  id: string;
  label: string;
  nameLabel: string;
  /** The greatest first. */
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  /** The key of the column of the greatest rows. */
  by: string;
  empty: ReactNode;
}

/** The greatest rows of a figure, and all of them with a search when they are wanted. */
export function LongList<Row extends ListRow>({ by, empty, ...list }: LongListProps<Row>) {
  const t = useText('figures');
  const format = useFormat();
  const { choose } = useUrlFilters();
  const [showsAll, setShowsAll] = useState(false);
  const { rows } = list;
  const none = <p className={styles.empty}>{empty}</p>;
  if (rows.length === 0) return none;
  if (showsAll) return <ListView<Row> {...list} empty={none} />;
  return (
    <>
      <ListRows<Row> {...list} rows={rows.slice(0, SHOWN)} />
      {rows.length > SHOWN ? (
        <div className={styles.more}>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => {
              choose(`${list.id}-sort`, `-${by}`);
              setShowsAll(true);
            }}
          >
            {t('showAll', { number: format.number(rows.length) })}
          </Button>
        </div>
      ) : null}
    </>
  );
}
