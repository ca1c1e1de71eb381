type Json = null | string | number | boolean | Json[] | { [key: string]: Json };

/** Resolves the references of an OpenAPI document. */
export function inlined<T extends { components: { schemas: object } }>(document: T): T {
  const schemas = document.components.schemas as Record<string, Json>;
  const resolve = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(resolve);
    const { $ref: reference } = value;
    if (typeof reference === 'string') {
      const name = reference.replace('#/components/schemas/', '');
      if (!(name in schemas)) throw new Error(`unknown schema: ${reference}`);
      return resolve(schemas[name] ?? null);
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item)]));
  };
  return resolve(document as unknown as Json) as unknown as T;
}
