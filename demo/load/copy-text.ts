import type { Cell } from '../rows.ts';

/** A table row by column name. */
export type Row = Readonly<Record<string, Cell>>;

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

/** Returns one line of the COPY text format. */
export function copyLine(row: Row): string {
  return `${Object.values(row).map(copyCell).join('\t')}\n`;
}

function copyCell(cell: Cell): string {
  switch (typeof cell) {
    case 'string':
      return escaped(cell);
    case 'number':
      return String(cell);
    case 'boolean':
      return cell ? 't' : 'f';
    default:
      return cell === null ? '\\N' : escaped(arrayLiteral(cell));
  }
}

function arrayLiteral(items: readonly (string | number)[]): string {
  const literals = items.map((item) =>
    typeof item === 'number' ? item : `"${item.replace(/["\\]/g, '\\$&')}"`,
  );
  return `{${literals.join(',')}}`;
}

function escaped(text: string): string {
  return text.replace(SPECIAL, (character) => ESCAPES[character] ?? character);
}
