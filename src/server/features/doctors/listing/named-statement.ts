/** A statement with its values; one with a name is parsed and planned once on each connection. */
export interface Statement {
  name?: string;
  text: string;
  values: unknown[];
}

/**
 * Every connection keeps a plan for each name it has met, and the filters make thousands of texts.
 * Those that people ask for come first; a crawler that tries them all goes without.
 */
const MAX_STATEMENT_NAMES = 100;
const names = new Map<string, string>();

/** Names a statement of which there are too many to name each where it is written. */
export function namedStatement(text: string, values: unknown[]): Statement {
  const name =
    names.get(text) ?? (names.size < MAX_STATEMENT_NAMES ? `doctors_${names.size}` : undefined);
  if (name === undefined) return { text, values };
  names.set(text, name);
  return { name, text, values };
}
