import { Parser } from 'saxen';
import { decodeLargeReferences } from './character-codes.ts';

export interface XmlHandlers {
  /** `name` is without its prefix. */
  open(name: string, attributes: () => Readonly<Record<string, string>>): void;
  close(name: string): void;
  text?(text: string): void;
}

/** Parses XML and passes its elements on. Throws for XML that is not well formed. Knows no external entities. */
export function parseXml(xml: string, { open, close, text }: XmlHandlers): void {
  const parser = new Parser();
  parser.on('error', (error: Error) => {
    throw error;
  });
  parser.on('openTag', (name, attributes, decode) =>
    open(withoutPrefix(name), () => decodeValues(attributes(), decode)),
  );
  parser.on('closeTag', (name) => close(withoutPrefix(name)));
  if (text !== undefined) {
    parser.on('text', (value, decode) => text(decode(decodeLargeReferences(value))));
    parser.on('cdata', (value) => text(value));
  }
  // The parser rejects an empty string; a missing part of the workbook has no elements.
  if (xml !== '') parser.parse(xml);
}

/** Decodes the entities of attributes, which few of them have. */
function decodeValues(attributes: Record<string, string>, decode: (text: string) => string) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value.includes('&')) attributes[name] = decode(decodeLargeReferences(value));
  }
  return attributes;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
