// Writes a plan of the standard input by a library of npm: `node write-workbooks.mjs WRITER TARGET_FOLDER`.
import { readFileSync, writeFileSync } from 'node:fs';

const plans = Object.entries(JSON.parse(readFileSync(0, 'utf8')));
const FORMATS = { date: 'yyyy-mm-dd', time: 'hh:mm', at: 'dd.mm.yyyy hh:mm' };

/** Returns the kind and the value of a cell. Dates are in UTC. */
function read(cell) {
  if (typeof cell === 'string') return ['text', cell];
  if (typeof cell === 'number') return ['number', cell];
  const [kind] = Object.keys(cell);
  const value = cell[kind];
  if (kind === 'date') return [kind, new Date(`${value}T00:00Z`)];
  if (kind === 'at') return [kind, new Date(`${value}Z`)];
  if (kind === 'time') return [kind, shareOf(value)];
  return [kind, value];
}

const shareOf = (time) => (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) / 1440;
/** Returns the time at which a local clock shows what one in UTC shows. */
const localOf = (date) => new Date(date.toISOString().replace('Z', ''));
const eachCell = (sheet, write) =>
  sheet.rows.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      if (cell !== null) write(row, column, ...read(cell), cell);
    }),
  );
const has = (plan, kind) =>
  plan.sheets.some(({ rows }) => rows.flat().some((cell) => cell !== null && kind in Object(cell)));

const WRITERS = {
  async exceljs() {
    const { default: ExcelJS } = await import('exceljs');
    return async (plan) => {
      const book = new ExcelJS.Workbook();
      book.properties.date1904 = plan.from1904;
      for (const sheet of plan.sheets) {
        const target = book.addWorksheet(sheet.name);
        eachCell(sheet, (row, column, kind, value, cell) => {
          const at = target.getCell(row + 1, column + 1);
          at.value =
            kind === 'formula'
              ? { formula: value, result: cell.value }
              : kind === 'rich'
                ? { richText: value.map((text, index) => ({ text, font: { bold: index > 0 } })) }
                : value;
          if (kind in FORMATS) at.numFmt = FORMATS[kind];
          if (kind === 'formula') at.numFmt = plan.format;
          if (cell.struck) at.font = { strike: true };
        });
        for (const row of sheet.hidden_rows) target.getRow(row).hidden = true;
        for (const column of sheet.hidden_columns) target.getColumn(column).hidden = true;
        for (const range of sheet.merged) target.mergeCells(...range);
        if (sheet.is_hidden) target.state = 'veryHidden';
      }
      return book.xlsx.writeBuffer();
    };
  },

  async sheetjs() {
    const { default: XLSX } = await import('xlsx');
    const bookOf = (plan, dates) => {
      // Its free edition writes no fonts, and counts days from 1900 in every workbook.
      if (plan.from1904 || has(plan, 'struck')) return null;
      const book = XLSX.utils.book_new();
      for (const sheet of plan.sheets) {
        const target = {};
        eachCell(sheet, (row, column, kind, value, cell) => {
          const place = XLSX.utils.encode_cell({ r: row, c: column });
          if (kind === 'formula') target[place] = { t: 'n', f: value, v: cell.value };
          else if (kind === 'date' || kind === 'at') {
            target[place] = { t: 'd', v: localOf(value), z: FORMATS[kind] };
          } else if (kind === 'time') target[place] = { t: 'n', v: value, z: FORMATS.time };
          else if (kind === 'number') target[place] = { t: 'n', v: value };
          else target[place] = { t: 's', v: kind === 'rich' ? value.join('') : value };
        });
        const width = Math.max(...sheet.rows.map((cells) => cells.length));
        target['!ref'] = XLSX.utils.encode_range({
          s: { r: 0, c: 0 },
          e: { r: sheet.rows.length - 1, c: width - 1 },
        });
        target['!merges'] = sheet.merged.map(([top, left, bottom, right]) => ({
          s: { r: top - 1, c: left - 1 },
          e: { r: bottom - 1, c: right - 1 },
        }));
        target['!rows'] = sheet.rows.map((_, row) => ({
          hidden: sheet.hidden_rows.includes(row + 1),
        }));
        target['!cols'] = Array.from({ length: width }, (_, column) => ({
          hidden: sheet.hidden_columns.includes(column + 1),
        }));
        XLSX.utils.book_append_sheet(book, target, sheet.name);
      }
      book.Workbook = {
        Sheets: plan.sheets.map(({ is_hidden: isHidden }) => ({ Hidden: isHidden ? 1 : 0 })),
      };
      return XLSX.write(book, { type: 'buffer', bookSST: dates, cellDates: dates, ...typeOf() });
    };
    const typeOf = () => ({ bookType: process.argv[4], compression: true });
    return (plan) => bookOf(plan, process.argv[5] === 'iso');
  },

  async 'xlsx-populate'() {
    const { default: Populate } = await import('xlsx-populate');
    return async (plan) => {
      if (plan.from1904 || has(plan, 'formula')) return null;
      const book = await Populate.fromBlankAsync();
      for (const [index, sheet] of plan.sheets.entries()) {
        const target = index === 0 ? book.sheet(0).name(sheet.name) : book.addSheet(sheet.name);
        eachCell(sheet, (row, column, kind, value, cell) => {
          const at = target.row(row + 1).cell(column + 1);
          at.value(
            kind === 'date' || kind === 'at'
              ? value.getTime() / 86_400_000 + 25_569
              : kind === 'rich'
                ? value.join('')
                : value,
          );
          if (kind in FORMATS) at.style('numberFormat', FORMATS[kind]);
          if (cell.struck) at.style('strikethrough', true);
        });
        for (const row of sheet.hidden_rows) target.row(row).hidden(true);
        for (const column of sheet.hidden_columns) target.column(column).hidden(true);
        for (const range of sheet.merged) target.range(...range).merged(true);
        if (sheet.is_hidden) target.hidden(true);
      }
      return book.outputAsync();
    };
  },

  async excel4node() {
    const { default: xl } = await import('excel4node');
    return (plan) => {
      if (plan.from1904 || has(plan, 'formula')) return null;
      const book = new xl.Workbook();
      for (const sheet of plan.sheets) {
        const target = book.addWorksheet(sheet.name, { hidden: sheet.is_hidden === true });
        for (const range of sheet.merged) target.cell(...range, true);
        eachCell(sheet, (row, column, kind, value, cell) => {
          const at = target.cell(row + 1, column + 1);
          if (kind === 'date' || kind === 'at') at.date(value);
          else if (typeof value === 'number') at.number(value);
          else at.string(kind === 'rich' ? value.flatMap((text) => [{ bold: true }, text]) : value);
          if (kind in FORMATS) at.style({ numberFormat: FORMATS[kind] });
          if (cell.struck) at.style({ font: { strike: true } });
        });
        for (const row of sheet.hidden_rows) target.row(row).hide();
        for (const column of sheet.hidden_columns) target.column(column).hide();
      }
      return book.writeToBuffer();
    };
  },

  async 'write-excel-file'() {
    const { default: writeXlsxFile } = await import('write-excel-file/node');
    return (plan) => {
      const isPlain = plan.sheets.every(
        ({ is_hidden: isHidden, ...sheet }) =>
          sheet.hidden_rows.length + sheet.hidden_columns.length + sheet.merged.length === 0 &&
          !isHidden,
      );
      if (!isPlain || plan.from1904) return null;
      const valueOf = (cell) => {
        if (cell === null) return null;
        const [kind, value] = read(cell);
        if (kind === 'time') return { value, type: Number, format: FORMATS.time };
        if (kind in FORMATS) return { value, type: Date, format: FORMATS[kind] };
        if (kind === 'number') return { value, type: Number };
        return { value: kind === 'rich' ? value.join('') : value, type: String };
      };
      return writeXlsxFile(
        plan.sheets.map(({ name, rows }) => ({
          sheet: name,
          data: rows.map((cells) => cells.map(valueOf)),
        })),
      ).toBuffer();
    };
  },

  async papaparse() {
    const { default: Papa } = await import('papaparse');
    return (plan) => Papa.unparse(plan.texts, { delimiter: ',', newline: '\r\n' });
  },

  async 'csv-stringify'() {
    const { stringify } = await import('csv-stringify/sync');
    return (plan) => stringify(plan.texts, { delimiter: '|', bom: true });
  },

  async 'fast-csv'() {
    const { writeToString } = await import('@fast-csv/format');
    return (plan) => writeToString(plan.texts, { delimiter: ';', quoteColumns: true });
  },
};

const [, , writer, target, type = 'xlsx', variant = ''] = process.argv;
const write = await WRITERS[writer]();
for (const [name, plan] of plans) {
  if (type === 'csv' && plan.texts === null) continue;
  const bytes = await write(plan);
  if (bytes === null) continue;
  const ending = variant === '' ? type : `${variant}.${type}`;
  writeFileSync(`${target}/${name}.${writer}.${ending}`, bytes);
}
