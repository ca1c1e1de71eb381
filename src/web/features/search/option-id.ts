/** The id of a line of a list. */
export function optionId(listId: string, key: string): string {
  return `${listId}-${key}`;
}
