import { matchWords } from '#web/ui/form/search/match-words.ts';
import { useStaffApp } from '../../lib/staff-app.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import type { ListColumn, ListRow, ListSort } from './list-columns.ts';
import { useTyped } from './use-typed.ts';

interface ListOptions<Row extends ListRow> {
  /** Names the list in the query of a page with several. */
  id: string;
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
}

/** Returns the rows that the search finds, in the order that was chosen; both are in the query of the page. */
export function useListView<Row extends ListRow>({ id, rows, columns }: ListOptions<Row>) {
  const { language } = useStaffApp();
  const { get, choose } = useUrlFilters();
  const names = { search: `${id}-search`, sort: `${id}-sort` };
  const { text: search, type: setSearch } = useTyped(get(names.search), (text) =>
    choose(names.search, text),
  );
  const sort = sortOf(get(names.sort), columns);
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (a: Row, b: Row) => compare(a.name, b.name);
  const order = columns.find(({ key }) => key === sort.key)?.order;
  const direction = sort.isDescending ? -1 : 1;
  const found = rows.filter(({ name, words = [] }) =>
    matchWords([name, ...words].join(' '), search),
  );
  return {
    search,
    sort,
    found: found.toSorted(
      (a, b) =>
        direction * (order === undefined ? byName(a, b) : compareValues(order(a), order(b))) ||
        byName(a, b),
    ),
    setSearch,
    /** Sorts by a column, or the other way round if the list is sorted by it. */
    sortBy(key: string) {
      const isNumber = columns.some((column) => column.key === key && column.isNumber === true);
      const isDescending = sort.key === key ? !sort.isDescending : isNumber;
      choose(names.sort, `${isDescending ? '-' : ''}${key}`);
    },
  };

  function compareValues(a: string | number, b: string | number): number {
    return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
  }
}

/** Returns the order that the query names, or the one by name. */
function sortOf<Row extends ListRow>(
  value: string | null,
  columns: readonly ListColumn<Row>[],
): ListSort {
  const isDescending = value?.startsWith('-') === true;
  const key = isDescending ? value.slice(1) : value;
  const isKnown = columns.some((column) => column.key === key && column.order !== undefined);
  if (key === null || (key !== 'name' && !isKnown)) return { key: 'name', isDescending: false };
  return { key, isDescending };
}
