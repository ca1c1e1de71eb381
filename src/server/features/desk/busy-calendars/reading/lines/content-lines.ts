/** A line of a calendar without its folds. */
export interface ContentLine {
  readonly text: string;
  /** The number of its first line in the file, counted from 1. */
  readonly number: number;
}

/** A line with a name, parameters and a value (RFC 5545, 3.1). */
export interface Property extends ContentLine {
  /** In capitals, as are the names of the parameters. */
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

const PROPERTY = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:]*))*):(.*)$/;
const PARAMETER = /;([\w-]+)=(?:"([^"]*)"|([^";:]*))/g;
/** The mark of the order of bytes, in UTF-8 as three characters. */
const MARK = /^(?:\u00ef\u00bb\u00bf|\ufeff)/;
const FIRST_PRINTED = ' '.charCodeAt(0);

/**
 * Returns the lines of a file, unfolded. UTF-16 is decoded; of other encodings every byte is one character, because a
 * fold may split a letter and times, rules and names of zones are ASCII.
 */
export function contentLines(bytes: Uint8Array): ContentLine[] {
  const lines: { text: string; number: number }[] = [];
  for (const [index, line] of decode(bytes)
    .split(/\r\n|\n|\r/)
    .entries()) {
    // Every file that was joined to another one may begin with a mark.
    const text = line.replace(MARK, '');
    const last = lines.at(-1);
    if (/^[ \t]/.test(text) && last !== undefined) last.text += text.slice(1);
    else if (text !== '') lines.push({ text, number: index + 1 });
  }
  return lines;
}

function decode(bytes: Uint8Array): string {
  const [first = FIRST_PRINTED, second = FIRST_PRINTED] = bytes;
  // Text begins with ASCII, whose other byte is zero, if there is no mark of the order of bytes.
  if ((first === 0xff && second === 0xfe) || second === 0) {
    return new TextDecoder('utf-16le').decode(bytes);
  }
  if ((first === 0xfe && second === 0xff) || first === 0) {
    return new TextDecoder('utf-16be').decode(bytes);
  }
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}

/** Returns the property of a line, null for a damaged one. */
export function parseProperty({ text, number }: ContentLine): Property | null {
  const [, name, parameters = '', value = ''] = PROPERTY.exec(text) ?? [];
  if (name === undefined) return null;
  const entries = [...parameters.matchAll(PARAMETER)].map(
    ([, key = '', quoted, plain = '']) => [key.toUpperCase(), quoted ?? plain] as const,
  );
  return {
    text,
    number,
    name: name.toUpperCase(),
    parameters: new Map(entries),
    value: value.trimEnd(),
  };
}
