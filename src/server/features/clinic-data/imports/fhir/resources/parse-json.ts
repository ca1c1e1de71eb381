import { FHIR_LIMITS } from '#shared/domain/clinic-data/imports/fhir.ts';
import { RefusedError } from '../../reading/refused-error.ts';

/** A JSON document of a file. */
export interface JsonDocument {
  /** The line of a file with a document per line, counted from 1; null for a file that is one document. */
  readonly line: number | null;
  readonly value: unknown;
}

/** Parses a file that is one JSON document, or has one per line (NDJSON). Throws a `RefusedError`. */
export function parseJson(text: string): JsonDocument[] {
  refuseDeep(text);
  const lines = linesOf(text);
  const [first, second] = lines;
  const isByLine = first !== undefined && second !== undefined && isComplete(first.text);
  if (!isByLine) return [{ line: null, value: parse(text, null) }];
  if (lines.length > FHIR_LIMITS.resources) {
    throw new RefusedError({ reason: 'too_many_resources', limit: FHIR_LIMITS.resources });
  }
  return lines.map(({ number, text: part }) => ({ line: number, value: parse(part, number) }));
}

/** Tells whether the content of a file is JSON, by its first characters. */
export function isJson(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 1000)).toString('latin1');
  // Byte order marks, and the zeros of UTF-16.
  return /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\s\0]*(?:\{|\[[\s\0]*[{\]])/.test(
    start,
  );
}

function linesOf(text: string) {
  return text
    .split('\n')
    .map((line, index) => ({ number: index + 1, text: line.trim() }))
    .filter((line) => line.text !== '');
}

function isComplete(line: string): boolean {
  if (!line.startsWith('{') || !line.endsWith('}')) return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

function parse(text: string, line: number | null): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const found = /\(line (\d+) column (\d+)\)/.exec(String(error));
    const place = found === null ? {} : { row: Number(found[1]), column: Number(found[2]) };
    throw new RefusedError({
      reason: 'invalid_json',
      ...place,
      ...(line === null ? {} : { row: line }),
    });
  }
}

/** Refuses a text that is nested too deep, before it is parsed. */
function refuseDeep(text: string): void {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (isString) {
      if (char === '\\') at += 1;
      else if (char === '"') isString = false;
    } else if (char === '"') isString = true;
    else if (char === '{' || char === '[') {
      depth += 1;
      if (depth > FHIR_LIMITS.depth) {
        throw new RefusedError({ reason: 'too_deep', limit: FHIR_LIMITS.depth });
      }
    } else if (char === '}' || char === ']') depth -= 1;
  }
}
