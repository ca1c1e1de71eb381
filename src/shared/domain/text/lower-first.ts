/**
 * Returns a name as it is written inside a sentence, with its first letter in lower case. A first
 * word with a later capital keeps its own: "ENT doctors", "ЛОР дәрігері", "PhD".
 */
export function lowerFirst(name: string): string {
  const [first = ''] = name;
  const [word = ''] = name.split(' ');
  const rest = word.slice(first.length);
  return rest === rest.toLowerCase() ? first.toLowerCase() + name.slice(first.length) : name;
}
