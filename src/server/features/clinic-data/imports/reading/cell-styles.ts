import { parseXml } from './parse-xml.ts';

/** The numbers of the formats with a day that every workbook has (ECMA-376, part 1, 18.8.30). */
const BUILT_IN = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);

/** The indexes of the cell styles that change what a cell means. */
export interface CellStyles {
  /** Those with a format that has a day or a year. */
  readonly dates: ReadonlySet<number>;
  /** Those that strike the text through. */
  readonly struck: ReadonlySet<number>;
}

/** Reads the cell styles of a workbook. */
export function readCellStyles(xml: string): CellStyles {
  const formats = new Set(BUILT_IN);
  const fonts = new Set<number>();
  const dates = new Set<number>();
  const struck = new Set<number>();
  let list = '';
  let [font, style] = [-1, -1];
  parseXml(xml, {
    open(name, attributes) {
      if (name === 'fonts' || name === 'cellXfs') list = name;
      else if (name === 'numFmt') {
        const { numFmtId: id, formatCode: code = '' } = attributes();
        if (hasDay(code)) formats.add(Number(id));
      } else if (list === 'fonts') {
        if (name === 'font') font += 1;
        else if (isStrike(name, attributes)) fonts.add(font);
      } else if (name === 'xf' && list === 'cellXfs') {
        style += 1;
        const { numFmtId: format, fontId = '' } = attributes();
        if (formats.has(Number(format))) dates.add(style);
        if (fonts.has(Number(fontId))) struck.add(style);
      }
    },
    close(name) {
      if (name === list) list = '';
    },
  });
  return { dates, struck };
}

/** Tells whether an element strikes its text through. */
export const isStrike = (name: string, attributes: () => Readonly<Record<string, string>>) =>
  name === 'strike' && !['0', 'false'].includes(attributes()['val'] ?? '1');

/** Returns true for a format with a day or a year, outside of its texts, colours and escaped letters. */
function hasDay(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}
