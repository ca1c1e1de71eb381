import type { Cell } from '../rows.ts';

/** A row of a table, its keys the names of the columns. */
export type Row = Readonly<Record<string, Cell>>;

const SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

/** One line of COPY's text format. */
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
