/** A JSON value of one's own, however deep; a field named `__proto__` stays one. */
export function copyOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value) ?? 'null');
}
