/** Returns the DOM id of an option. */
export function optionId(listId: string, key: string): string {
  return `${listId}-${key}`;
}
