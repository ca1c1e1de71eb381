import { escapeHtml } from '#server/text/escape-html.ts';

/** The parts of a JSON schema that the page shows. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
}

/** Returns the type of a value as a phrase, with links to named schemas. */
export function typeHtml(schema: JsonSchema): string {
  const { $ref, type = 'any value', format, anyOf, items, patternProperties } = schema;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="#${schemaAnchor(name)}">${escapeHtml(name)}</a>`;
  }
  if (anyOf !== undefined) return anyOf.map(typeHtml).join(' or ');
  const values = schema.enum ?? ('const' in schema ? [schema.const] : null);
  if (values !== null) {
    return values.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(' or ');
  }
  if (items !== undefined) return `list of ${typeHtml(items)}`;
  const [entry] = Object.values(patternProperties ?? {});
  if (entry !== undefined) return `object with values ${typeHtml(entry)}`;
  return escapeHtml(format === undefined ? type : `${type} (${format})`);
}

/** Returns the fields of an object, or of the objects of a list, as a list. */
export function fieldsHtml(schema: JsonSchema): string {
  const { properties = {}, required = [], items, anyOf = [] } = schema;
  if (items !== undefined) return fieldsHtml(items);
  const fields = Object.entries(properties).map(([name, field]) => {
    const optional = required.includes(name) ? '' : ', optional';
    return (
      `<li><code>${escapeHtml(name)}</code> ${typeHtml(field)}${optional} ` +
      `${withCode(field.description ?? '')}${fieldsHtml(field)}</li>`
    );
  });
  return (
    (fields.length === 0 ? '' : `<ul>${fields.join('')}</ul>`) + anyOf.map(fieldsHtml).join('')
  );
}

export function schemaAnchor(name: string): string {
  return `schema-${escapeHtml(name)}`;
}

/** Returns a text as HTML; backticks mark code. */
export function withCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
