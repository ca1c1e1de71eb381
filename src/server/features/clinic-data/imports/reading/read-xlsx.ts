import type { Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import { parseXml } from './parse-xml.ts';
import { readWorksheet } from './read-worksheet.ts';
import { RefusedError } from './refused-error.ts';
import { SheetBuilder } from './sheet-builder.ts';
import { unzipWorkbook, type Parts } from './unzip-workbook.ts';

/** Reads the visible sheets of an Excel workbook. */
export function readXlsx(bytes: Uint8Array): Sheet[] {
  const builder = new SheetBuilder();
  try {
    const parts = unzipWorkbook(bytes);
    const sharedStrings = readSharedStrings(parts.get('xl/sharedstrings.xml') ?? '');
    for (const { name, path } of listSheets(parts)) {
      builder.begin(name);
      readWorksheet(parts.get(path) ?? '', name, sharedStrings, builder);
    }
  } catch (error) {
    // The libraries throw errors of every kind for a damaged archive or XML.
    throw error instanceof RefusedError ? error : new RefusedError({ reason: 'damaged' });
  }
  return builder.finish();
}

/** Returns the names of the visible sheets with the paths of their parts. */
function listSheets(parts: Parts): { name: string; path: string }[] {
  const workbook = parts.get('xl/workbook.xml');
  if (workbook === undefined) throw new RefusedError({ reason: 'unknown_format' });
  const targets = new Map<string, string>();
  const sheets: { name: string; path: string }[] = [];
  const close = () => undefined;
  parseXml(parts.get('xl/_rels/workbook.xml.rels') ?? '', {
    close,
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const { Id: id = '', Target: target = '' } = attributes();
      targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  parseXml(workbook, {
    close,
    open(name, attributes) {
      if (name !== 'sheet') return;
      const { name: title = '', state = 'visible', ...others } = attributes();
      const id = Object.entries(others).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const path = targets.get(id)?.toLowerCase();
      if (state === 'visible' && path !== undefined) sheets.push({ name: title, path });
    },
  });
  return sheets;
}

function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let isText = false;
  let isPhonetic = false;
  parseXml(xml, {
    open(name) {
      if (name === 'si') strings.push('');
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
    },
    text(part) {
      if (isText && strings.length > 0) strings[strings.length - 1] += part;
    },
  });
  return strings;
}
