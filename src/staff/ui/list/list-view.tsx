import type { ReactNode } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { SearchField } from '#web/ui/form/search/search-field.tsx';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/staff-app.ts';
import { ListRows } from './list-rows.tsx';
import { ListTools } from './list-tools.tsx';
import type { ListColumn, ListRow } from './list-columns.ts';
import { useListView } from './use-list-view.ts';
import { useSearchKey } from './use-row-keys.ts';
import styles from './list.module.css';

/** A list of fewer rows is read faster than a search is typed. */
const MIN_SEARCHED = 8;

interface ListViewProps<Row extends ListRow> {
  /** Names the list in the query of the page. */
  id: string;
  label: string;
  /** All rows: they are filtered, searched and sorted here. */
  rows: readonly Row[];
  /** Returns true for what the chosen filters leave; undefined if none is chosen. */
  keeps?: ((row: Row) => boolean) | undefined;
  /** Clears the filters. */
  onReset?: (() => void) | undefined;
  /** The head of the names; by default "Name" as of things. */
  nameLabel?: string | undefined;
  columns?: readonly ListColumn<Row>[];
  /** The label of the search; by default "Search". */
  searchLabel?: string | undefined;
  /** Selects or chips, in a line with the search. */
  filters?: ReactNode;
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Leads on from a list without rows. */
  empty: ReactNode;
}

const NO_COLUMNS = [] as const;

/** A list with its search, filters, count and order. */
export function ListView<Row extends ListRow>({
  id,
  label,
  rows,
  keeps,
  onReset,
  nameLabel,
  columns = NO_COLUMNS,
  searchLabel,
  filters,
  actions,
  empty,
}: ListViewProps<Row>) {
  const t = useText('shell');
  const format = useFormat();
  const { search, sort, found, setSearch, sortBy } = useListView({
    id,
    rows: keeps === undefined ? rows : rows.filter(keeps),
    columns,
  });
  const isFiltered = search !== '' || keeps !== undefined;
  const count = isFiltered
    ? t('list.shown', { shown: format.number(found.length), count: format.number(rows.length) })
    : format.number(rows.length);
  const showAll = () => {
    setSearch('');
    onReset?.();
  };
  const hasSearch = rows.length >= MIN_SEARCHED || search !== '';
  useSearchKey(hasSearch);
  return (
    <>
      {hasSearch || filters !== undefined ? (
        <ListTools label={label} count={isFiltered || filters !== undefined ? count : undefined}>
          {hasSearch ? (
            <div className={styles.search}>
              <SearchField
                name={`${id}-search`}
                label={searchLabel ?? t('list.search')}
                clearLabel={t('list.clear')}
                value={search}
                onChange={setSearch}
              />
            </div>
          ) : null}
          {filters}
        </ListTools>
      ) : null}
      {rows.length === 0 ? empty : null}
      {rows.length > 0 && found.length === 0 ? (
        <div className={styles.nothing}>
          <p>{t('list.nothing')}</p>
          <Button variant="quiet" size="sm" onClick={showAll}>
            {t('list.reset')}
          </Button>
        </div>
      ) : null}
      {found.length === 0 ? null : (
        <ListRows
          label={label}
          rows={found}
          nameLabel={nameLabel}
          columns={columns}
          sort={sort}
          onSort={sortBy}
          actions={actions}
        />
      )}
    </>
  );
}
