import type { Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import { decodeEscapes } from './character-codes.ts';
import { isStrike, readCellStyles, type CellStyles } from './cell-styles.ts';
import { parseXml } from './parse-xml.ts';
import { readWorksheet, type SharedStrings } from './read-worksheet.ts';
import { RefusedError } from './refused-error.ts';
import { SheetBuilder } from './sheet-builder.ts';
import { unzipWorkbook, type Parts } from './unzip-workbook.ts';

/** Reads the visible sheets of an Excel workbook, and the names of the others. */
export function readXlsx(bytes: Uint8Array): Sheet[] {
  const builder = new SheetBuilder();
  let lostStyles = false;
  try {
    const parts = unzipWorkbook(bytes);
    const sharedStrings = readSharedStrings(parts.get('xl/sharedstrings.xml') ?? '');
    const { sheets, countsFrom1904 } = readWorkbook(parts);
    const known = readStyles(parts, countsFrom1904);
    lostStyles = known === null;
    const styles = known ?? NO_STYLES;
    for (const { name, path, isHidden } of sheets) {
      if (isHidden) builder.hide(name);
      else {
        builder.begin(name);
        const options = { sheet: name, sharedStrings, styles, countsFrom1904 };
        readWorksheet(parts.get(path) ?? '', options, builder);
      }
    }
  } catch (error) {
    // The libraries throw errors of every kind for a damaged archive or XML.
    throw error instanceof RefusedError ? error : new RefusedError({ reason: 'damaged' });
  }
  const sheets = builder.finish();
  return lostStyles ? sheets.map((sheet) => ({ ...sheet, lostStyles: true })) : sheets;
}

const NO_STYLES: CellStyles = { dates: new Set(), struck: new Set() };

/**
 * Reads the styles of cells; null if they cannot be read. Numbers and texts stay the same without them, but a cell that
 * its style strikes through is read like any other. A date that is counted from 1904 would be four years early, so such
 * a workbook is refused.
 */
function readStyles(parts: Parts, countsFrom1904: boolean): CellStyles | null {
  try {
    return readCellStyles(parts.get('xl/styles.xml') ?? '');
  } catch (error) {
    if (countsFrom1904) throw error;
    return null;
  }
}

interface Workbook {
  /** The sheets, with the paths of their parts. */
  readonly sheets: readonly { name: string; path: string; isHidden: boolean }[];
  /** True if the days of its dates are counted from 1904, as on old Macs, and not from 1900. */
  readonly countsFrom1904: boolean;
}

function readWorkbook(parts: Parts): Workbook {
  const workbook = parts.get('xl/workbook.xml');
  if (workbook === undefined) throw new RefusedError({ reason: 'unknown_format' });
  const targets = new Map<string, string>();
  const sheets: { name: string; path: string; isHidden: boolean }[] = [];
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
      const isHidden = state !== 'visible';
      if (path !== undefined) sheets.push({ name: title, path, isHidden });
    },
  });
  return { sheets, countsFrom1904 };
}

function readSharedStrings(xml: string): SharedStrings {
  const texts: string[] = [];
  const struck = new Set<number>();
  let isText = false;
  let isPhonetic = false;
  parseXml(xml, {
    open(name, attributes) {
      if (name === 'si') texts.push('');
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
      else if (isStrike(name, attributes)) struck.add(texts.length - 1);
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
    },
    text(part) {
      if (isText && texts.length > 0) texts[texts.length - 1] += part;
    },
  });
  return { texts: texts.map(decodeEscapes), struck };
}
