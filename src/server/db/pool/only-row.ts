/** Returns the row of a statement that always has one. Throws an error without it. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a statement returned no row');
  return row;
}
