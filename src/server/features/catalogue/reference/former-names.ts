/** A row of a table whose rows can be hidden and merged. */
interface MergedRow {
  readonly id: number;
  readonly is_active: boolean;
  readonly merged_into_id: number | null;
}

/** A slug that a row had before. */
export interface FormerSlugRow {
  kind: 'city' | 'city_area' | 'service' | 'service_category';
  slug: string;
  row_id: number;
}

/** Returns the rows of a table that are neither hidden nor merged. */
export function activeRows<Row extends MergedRow>(rows: readonly Row[]): Row[] {
  return rows.filter((row) => row.is_active);
}

/** Indexes rows by id. The id of a merged row leads to the row that replaces it. */
export function byLiveId<Row extends MergedRow>(rows: readonly Row[]): Map<number, Row> {
  const all = new Map(rows.map((row) => [row.id, row]));
  return new Map(rows.map((row) => [row.id, all.get(row.merged_into_id ?? row.id) ?? row]));
}

/**
 * Indexes active rows by slug. Slugs of merged rows and former slugs lead to the row that has their
 * place now, unless another row has the slug. `keyOf` joins a row and a slug.
 */
export function bySlug<Row extends { id: number; slug: string }>(
  rows: readonly Row[],
  former: readonly FormerSlugRow[],
  byId: ReadonlyMap<number, Row>,
  keyOf: (row: Row, slug: string) => string = (_row, slug) => slug,
): Map<string, Row> {
  const index = new Map<string, Row>();
  const add = (id: number, slug: string) => {
    const row = byId.get(id);
    if (row !== undefined && isActive(row)) index.set(keyOf(row, slug), row);
  };
  for (const { row_id: id, slug } of former) add(id, slug);
  for (const { id, slug } of rows) if (byId.get(id)?.id !== id) add(id, slug);
  for (const { id, slug } of rows) if (byId.get(id)?.id === id) add(id, slug);
  return index;
}

function isActive(row: object): boolean {
  return !('is_active' in row) || row.is_active === true;
}
