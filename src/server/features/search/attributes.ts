/**
 * Returns a predicate for the attributes of a list. A list selects an attribute by its name, by a parent
 * or child of it, or by `*`; a minus excludes one. No list selects all.
 */
export function attributeFilter(
  list: readonly string[] | undefined,
): (attribute: string) => boolean {
  if (list === undefined) return () => true;
  const left = new Set(list.filter((name) => name.startsWith('-')).map((name) => name.slice(1)));
  const named = list.filter((name) => !name.startsWith('-'));
  const isAll = named.includes('*') || (named.length === 0 && left.size > 0);
  return (attribute) => {
    const [whole = ''] = attribute.split('.');
    if (left.has(attribute) || left.has(whole)) return false;
    return (
      isAll ||
      named.some((name) => name === attribute || name === whole || name.startsWith(`${attribute}.`))
    );
  };
}
