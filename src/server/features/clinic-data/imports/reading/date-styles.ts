import { parseXml } from './parse-xml.ts';

/** The numbers of the formats with a day that every workbook has (ECMA-376, part 1, 18.8.30). */
const BUILT_IN = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);

/** Returns the indexes of the cell styles with a format that has a day or a year. */
export function readDateStyles(xml: string): ReadonlySet<number> {
  const formats = new Set(BUILT_IN);
  const styles = new Set<number>();
  let isCellStyle = false;
  let index = 0;
  parseXml(xml, {
    open(name, attributes) {
      if (name === 'numFmt') {
        const { numFmtId: id, formatCode: code = '' } = attributes();
        if (hasDay(code)) formats.add(Number(id));
      } else if (name === 'cellXfs') isCellStyle = true;
      else if (name === 'xf' && isCellStyle) {
        if (formats.has(Number(attributes()['numFmtId']))) styles.add(index);
        index += 1;
      }
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return styles;
}

/** Returns true for a format with a day or a year, outside of its texts, colours and escaped letters. */
function hasDay(code: string): boolean {
  return /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
}
