/** Parses a comma-separated list of ids. Returns null, meaning no restriction, for no parameter. */
export function parseIds(list: string | undefined): number[] | null {
  if (list === undefined) return null;
  return list === '' ? [] : list.split(',').map(Number);
}

/** Returns the relations in `expand` and the parents of nested ones, without trailing underscores. */
export function parseExpand(expand: string | undefined): ReadonlySet<string> {
  const names = (expand ?? '')
    .split(',')
    .map((name) => name.replace(/_$/, ''))
    .filter((name) => name !== '');
  return new Set(names.flatMap((name) => [name, ...name.split('.').slice(0, 1)]));
}
