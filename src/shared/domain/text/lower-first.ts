/**
 * Returns a name as it is written inside a sentence, with its first letter in lower case. An
 * abbreviation keeps its capitals: "ENT doctors", "ЛОР дәрігері".
 */
export function lowerFirst(name: string): string {
  const [first = '', second = ''] = name;
  const isAbbreviation = second !== second.toLowerCase();
  return isAbbreviation ? name : first.toLowerCase() + name.slice(first.length);
}
