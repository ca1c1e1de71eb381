/** The ids of a comma list, or null when the parameter is absent and so does not narrow anything. */
export function parseIds(list: string | undefined): number[] | null {
  if (list === undefined) return null;
  return list === '' ? [] : list.split(',').map(Number);
}

/** The links that `expand` names, nested ones included; `clinic_branches_` is `clinic_branches`. */
export function parseExpand(expand: string | undefined): ReadonlySet<string> {
  const names = (expand ?? '')
    .split(',')
    .map((name) => name.replace(/_$/, ''))
    .filter((name) => name !== '');
  return new Set(names.flatMap((name) => [name, ...name.split('.').slice(0, 1)]));
}
