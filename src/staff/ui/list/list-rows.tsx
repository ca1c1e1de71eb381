import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { useText } from '../../lib/staff-app.ts';
import type { ListColumn, ListRow, ListSort } from './list-columns.ts';
import { RowChoice, type ListChoice } from './row-choice.tsx';
import { useRowKeys } from './use-row-keys.ts';
import styles from './list.module.css';

interface ListRowsProps<Row extends ListRow> {
  label: string;
  rows: readonly Row[];
  /** The head of the names; by default "Name" as of things. */
  nameLabel?: string | undefined;
  columns?: readonly ListColumn<Row>[];
  /** The order of the rows and the change of it; absent if the server sorts them. */
  sort?: ListSort | undefined;
  onSort?: ((key: string) => void) | undefined;
  /** The buttons of what can be done with a row without opening it; shown while the row is pointed at or focused. */
  actions?: ((row: Row) => ReactNode) | undefined;
  /** Rows are chosen by a checkbox before their names. */
  choice?: ListChoice<Row> | undefined;
  /** Returns the heading of the rows that belong together, such as their day. */
  groupOf?: ((row: Row) => string) | undefined;
  /** The key of the row that is open beside the list. */
  openKey?: string | number | undefined;
  onFocus?: (row: Row) => void;
}

const NO_COLUMNS = [] as const;

/** The rows of a list in columns, which are in lines below the name where the list is narrow. J and K walk along them. */
export function ListRows<Row extends ListRow>({
  label,
  rows,
  nameLabel,
  columns = NO_COLUMNS,
  sort,
  onSort,
  actions,
  choice,
  groupOf,
  openKey,
  onFocus,
}: ListRowsProps<Row>) {
  useRowKeys();
  const hasNotes = rows.some(({ note }) => note !== undefined && note !== null);
  const tracks = [
    ...(choice === undefined ? [] : ['auto']),
    'minmax(0, 2fr)',
    ...(hasNotes ? ['fit-content(60%)'] : []),
    ...columns.map(({ isWide }) => (isWide === true ? 'minmax(0, 1fr)' : 'fit-content(15em)')),
    ...(actions === undefined ? [] : ['auto']),
  ];
  return (
    <div className={styles.table}>
      <div className={styles.grid} style={{ '--tracks': tracks.join(' ') } as CSSProperties}>
        {columns.length === 0 ? null : (
          <Head
            nameLabel={nameLabel}
            columns={columns}
            sort={sort}
            onSort={onSort}
            hasChoice={choice !== undefined}
          />
        )}
        {groupsOf(rows, groupOf).map((group) => (
          <Fragment key={group.title ?? ''}>
            {group.title === undefined ? null : <h2 className={styles.group}>{group.title}</h2>}
            <ul className={styles.rows} aria-label={group.title ?? label}>
              {group.rows.map((row) => (
                <li
                  key={row.key}
                  className={styles.row}
                  data-open={row.key === openKey || undefined}
                >
                  {choice === undefined ? null : <RowChoice row={row} choice={choice} />}
                  <RowName row={row} isOpen={row.key === openKey} onFocus={() => onFocus?.(row)} />
                  {hasNotes ? <div className={styles.note}>{row.note}</div> : null}
                  {columns.map((column) => (
                    <Cell key={column.key} column={column} row={row} />
                  ))}
                  {actions === undefined ? null : (
                    <div className={styles.actions}>{actions(row)}</div>
                  )}
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
    </div>
  );
}

interface RowGroup<Row extends ListRow> {
  /** Absent in a list without groups. */
  title?: string;
  rows: Row[];
}

/** Returns the rows of each heading, in the order in which the headings come first. */
function groupsOf<Row extends ListRow>(
  rows: readonly Row[],
  groupOf: ((row: Row) => string) | undefined,
): RowGroup<Row>[] {
  if (groupOf === undefined) return [{ rows: [...rows] }];
  return [...Map.groupBy(rows, groupOf)].map(([title, ofGroup]) => ({ title, rows: ofGroup }));
}

interface CellProps<Row extends ListRow> {
  column: ListColumn<Row>;
  row: Row;
}

/** A cell with its label, which a wide list shows only at its head. */
function Cell<Row extends ListRow>({
  column: { label, cell, isNumber, isPlain },
  row,
}: CellProps<Row>) {
  const content = cell(row);
  const isEmpty = content === null || content === '';
  return (
    <div
      className={classNames(
        styles.cell,
        isNumber === true && styles.number,
        isEmpty && styles.empty,
      )}
    >
      <span className={classNames(styles.label, isPlain === true && styles.plain)}>{label}</span>{' '}
      {content}
    </div>
  );
}

interface RowNameProps {
  row: ListRow;
  isOpen: boolean;
  onFocus: () => void;
}

/** The name, whose link covers the row. */
function RowName({ row: { name, href, state, detail = '' }, isOpen, onFocus }: RowNameProps) {
  return (
    <span className={styles.name}>
      {href === undefined ? (
        name
      ) : (
        <Link
          to={href}
          className={classNames(styles.link)}
          aria-current={isOpen ? 'true' : undefined}
          data-row
          onFocus={onFocus}
        >
          {name}
        </Link>
      )}
      {state === undefined ? null : <span className={styles.state}>{state}</span>}
      {detail === '' ? null : <span className={styles.detail}>{detail}</span>}
    </span>
  );
}

type HeadProps<Row extends ListRow> = Required<Pick<ListRowsProps<Row>, 'columns'>> &
  Pick<ListRowsProps<Row>, 'nameLabel' | 'sort' | 'onSort'> & {
    /** The place of the checkboxes is empty. */
    hasChoice: boolean;
  };

/** The names of the columns; those that sort are buttons. */
function Head<Row extends ListRow>({
  nameLabel,
  columns,
  sort,
  onSort,
  hasChoice,
}: HeadProps<Row>) {
  const t = useText('shell');
  const all = [
    { key: 'name', label: nameLabel ?? t('list.name'), sorts: true, isNumber: false },
  ].concat(
    columns.map(({ key, label, order, isNumber = false }) => ({
      key,
      label,
      sorts: order !== undefined,
      isNumber,
    })),
  );
  if (sort === undefined || onSort === undefined) {
    return (
      <div className={styles.head} aria-hidden="true">
        {hasChoice ? <span /> : null}
        {all.map(({ key, label, isNumber }) => (
          <span key={key} className={classNames(isNumber && styles.number)}>
            {label}
          </span>
        ))}
      </div>
    );
  }
  return (
    <div className={styles.head} role="group" aria-label={t('list.sort')}>
      {hasChoice ? <span /> : null}
      {all.map(({ key, label, sorts, isNumber }) =>
        sorts ? (
          <button
            key={key}
            type="button"
            className={classNames(styles.sort, isNumber && styles.number)}
            aria-pressed={sort.key === key}
            onClick={() => onSort(key)}
          >
            {label}
            {sort.key === key ? (
              <>
                <Icon of={sort.isDescending ? ArrowDown : ArrowUp} size={16} />
                <VisuallyHidden>
                  {t(sort.isDescending ? 'list.descending' : 'list.ascending')}
                </VisuallyHidden>
              </>
            ) : null}
          </button>
        ) : (
          <span key={key} className={classNames(isNumber && styles.number)}>
            {label}
          </span>
        ),
      )}
    </div>
  );
}
