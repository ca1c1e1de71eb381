import type { Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import { readDateStyles } from './date-styles.ts';
import { parseXml } from './parse-xml.ts';
import { readWorksheet } from './read-worksheet.ts';
import { RefusedError } from './refused-error.ts';
import { SheetBuilder } from './sheet-builder.ts';
import { unzipWorkbook, type Parts } from './unzip-workbook.ts';

const NO_STYLES: ReadonlySet<number> = new Set();

/** Reads the visible sheets of an Excel workbook. */
export function readXlsx(bytes: Uint8Array): Sheet[] {
  const builder = new SheetBuilder();
  try {
    const parts = unzipWorkbook(bytes);
    const sharedStrings = readSharedStrings(parts.get('xl/sharedstrings.xml') ?? '');
    const { sheets, countsFrom1904 } = readWorkbook(parts);
    const lateDates = countsFrom1904 ? readDateStyles(parts.get('xl/styles.xml') ?? '') : NO_STYLES;
    for (const { name, path } of sheets) {
      builder.begin(name);
      readWorksheet(parts.get(path) ?? '', { sheet: name, sharedStrings, lateDates }, builder);
    }
  } catch (error) {
    // The libraries throw errors of every kind for a damaged archive or XML.
    throw error instanceof RefusedError ? error : new RefusedError({ reason: 'damaged' });
  }
  return builder.finish();
}

interface Workbook {
  /** The visible sheets, with the paths of their parts. */
  readonly sheets: readonly { name: string; path: string }[];
  /** True if the days of its dates are counted from 1904, as on old Macs, and not from 1900. */
  readonly countsFrom1904: boolean;
}

function readWorkbook(parts: Parts): Workbook {
  const workbook = parts.get('xl/workbook.xml');
  if (workbook === undefined) throw new RefusedError({ reason: 'unknown_format' });
  const targets = new Map<string, string>();
  const sheets: { name: string; path: string }[] = [];
  let countsFrom1904 = false;
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
      if (name === 'workbookPr') {
        countsFrom1904 = ['1', 'true'].includes(attributes()['date1904'] ?? '');
      }
      if (name !== 'sheet') return;
      const { name: title = '', state = 'visible', ...others } = attributes();
      const id = Object.entries(others).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const path = targets.get(id)?.toLowerCase();
      if (state === 'visible' && path !== undefined) sheets.push({ name: title, path });
    },
  });
  return { sheets, countsFrom1904 };
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
