import { escapeHtml } from '#server/text/escape-html.ts';

/** Returns the start tag of an element; `true` is an attribute without a value. */
export function tag(name: string, attributes: Readonly<Record<string, string | true>>): string {
  const written = Object.entries(attributes).map(([attribute, value]) =>
    value === true ? attribute : `${attribute}="${escapeHtml(value)}"`,
  );
  return `<${[name, ...written].join(' ')}>`;
}
