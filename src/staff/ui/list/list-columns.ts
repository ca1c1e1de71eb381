import type { ReactNode } from 'react';

/** A row of a list, which opens a page. */
export interface ListRow {
  key: string | number;
  name: string;
  /** Absent if the reader may not open the row. */
  href?: string | undefined;
  /** Beside the name, such as that the row is hidden. */
  state?: ReactNode;
  /** A line below the name, cut off at its end. */
  detail?: string | undefined;
  /** Beside the name; a list with columns has none. */
  note?: ReactNode;
  /** The other texts by which the search finds the row, such as its names in other languages. */
  words?: readonly string[];
}

/** A column beside the name. */
export interface ListColumn<Row extends ListRow> {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Returns what the rows are sorted by; a column without it does not sort. */
  order?: (row: Row) => string | number;
  /** Numbers are aligned at their ends, and the greatest come first. */
  isNumber?: boolean;
  /** The cells say what they are, also without the label. */
  isPlain?: boolean;
  /** Takes a share of the width that is left, as texts of any length need it. */
  isWide?: boolean;
}

/** The order of a list: the key of a column, or `name`. */
export interface ListSort {
  key: string;
  isDescending: boolean;
}
