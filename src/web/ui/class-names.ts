/** Joins the class names that apply; an absent one counts as none. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
