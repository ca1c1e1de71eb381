/**
 * Joins names with commas, as within a sentence: only the first keeps its capital. Abbreviations
 * such as `PhD` stay as they are.
 */
export function joinNames(names: readonly string[]): string {
  return names.map((name, index) => (index === 0 ? name : lowerFirst(name))).join(', ');
}

function lowerFirst(name: string): string {
  const [first = '', ...rest] = name.split(/(?<=^\S+)(?=\s)/);
  const isWord = first.length > 1 && first.slice(1) === first.slice(1).toLowerCase();
  return isWord ? first.charAt(0).toLowerCase() + first.slice(1) + rest.join('') : name;
}
