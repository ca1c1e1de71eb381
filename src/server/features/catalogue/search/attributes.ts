import { cached } from '#server/lib/cached.ts';

/**
 * Returns a predicate for the attributes of a list. A list selects an attribute by its name, by a parent
 * or child of it, or by `*`; a minus excludes one. No list selects all.
 */
export function attributeFilter(
  list: readonly string[] | undefined,
): (attribute: string) => boolean {
  if (list === undefined) return () => true;
  const excluded = new Set(
    list.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
  );
  const named = list.filter((name) => !name.startsWith('-'));
  const isAll = named.includes('*') || (named.length === 0 && excluded.size > 0);
  // Every hit asks for the same attributes.
  return cached((attribute) => {
    const [parent = ''] = attribute.split('.');
    if (excluded.has(attribute) || excluded.has(parent)) return false;
    return (
      isAll ||
      named.some(
        (name) => name === attribute || name === parent || name.startsWith(`${attribute}.`),
      )
    );
  });
}
