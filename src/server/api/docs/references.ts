/**
 * Replaces every schema that is one of `components.schemas` by a reference to it. Compares schemas as
 * JSON, as nested schemas are copies.
 */
export function withReferences<T extends { components: { schemas: object } }>(document: T): T {
  const plain = JSON.parse(JSON.stringify(document)) as T;
  const names = new Map(
    Object.entries(plain.components.schemas).map(([name, schema]) => [
      JSON.stringify(schema),
      name,
    ]),
  );
  const inside = (value: object) =>
    Object.fromEntries(Object.entries(value).map(([key, item]) => [key, refer(item)]));
  const refer = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(refer);
    const name = names.get(JSON.stringify(value));
    return name === undefined ? inside(value) : { $ref: `#/components/schemas/${name}` };
  };
  const { components, ...rest } = plain;
  const schemas = Object.fromEntries(
    Object.entries(components.schemas).map(([name, schema]) => [name, inside(schema as object)]),
  );
  return { ...inside(rest), components: { ...components, schemas } } as T;
}
