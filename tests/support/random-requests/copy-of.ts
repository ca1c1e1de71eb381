/** Copies a JSON value of any depth. A field named `__proto__` stays a field. */
export function copyOf(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value) ?? 'null');
}
