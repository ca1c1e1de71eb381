import { zipSync, type Zippable } from 'fflate';
import writeXlsxFile from 'write-excel-file/node';
import { expect, test } from 'vitest';
import { rowsBelow } from '#shared/domain/clinic-data/imports/rows-below.ts';
import { IMPORT_LIMITS, REFUSALS, type Sheet } from '#shared/domain/clinic-data/imports/sheets.ts';
import { readFile } from '#server/features/clinic-data/imports/reading/read-file.ts';
import { decodeText } from '#server/features/clinic-data/imports/reading/decode-text.ts';
import { decodeEightBits } from '#server/features/clinic-data/imports/reading/eight-bits.ts';
import { readImportFile } from '#server/features/clinic-data/imports/reading/read-import-file.ts';
import { RefusedError } from '#server/features/clinic-data/imports/reading/refused-error.ts';
import { runInChild } from '#server/features/clinic-data/imports/child/run-in-child.ts';
import { doctorFile } from '#shared/domain/clinic-data/imports/doctors/doctor-file.ts';
import { parsePrice } from '#shared/domain/clinic-data/imports/prices/parse-price.ts';
import { readPriceRows } from '#shared/domain/clinic-data/imports/prices/price-rows.ts';
import { readDoctorRows } from '#shared/domain/clinic-data/imports/doctors/doctor-rows.ts';
import { PRICE_LISTS } from '#tests/support/data/price-lists/index.ts';
import { malformedFiles, workbookOf } from '#tests/support/data/imports/malformed-files.ts';

const HUNGARIAN = 'Szolgáltatás;Ár\nSzívultrahang – őszi akció;28 000\n';
const RUSSIAN = 'Услуга;Цена\nЭхоКГ сердца;10 000\n';

const HUNGARIAN_LIST = `Szolgáltatás;Ár
Bőrgyógyászati szűrővizsgálat;28 000
GYÓGYTORNA ÉS MASSZÁZS;12 000
`;
const ROMANIAN = `Serviciu;Preţ
Consultaţie cardiologică;300
Ecografie mamară şi tiroidiană;250
`;
const LOWER = 'услуга;цена\nудаление бородавок;5000\nперевязка;1000\n';

const EVERY_COLUMN = {
  sheet: 0,
  header_row: 0,
  columns: Object.fromEntries(doctorFile.fields.map((field, column) => [field, column])),
};
const HUNGARIAN_FILE = { year: 2026, language: 'hu' } as const;

const ALL_BYTES = Uint8Array.from({ length: 256 }, (_, i) => i);

/** Encodes text in eight bits by inverting the decoder. */
function encode(text: string, encoding: Parameters<typeof decodeEightBits>[1]): Uint8Array {
  const letters = decodeEightBits(ALL_BYTES, encoding);
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}

/** Lets a test report a crash as such. */
const fail = (crash: Error) => {
  throw crash;
};

const rowsOf = (sheets: readonly Sheet[]) => sheets[0]?.rows.map(({ cells }) => cells);

test.each([
  ['UTF-8', HUNGARIAN, Buffer.from(HUNGARIAN)],
  ['UTF-8 with a byte order mark', HUNGARIAN, Buffer.from(`\ufeff${HUNGARIAN}`)],
  ['UTF-16', RUSSIAN, Buffer.from(`\ufeff${RUSSIAN}`, 'utf16le')],
  ['windows-1250', HUNGARIAN, encode(HUNGARIAN, 'windows-1250')],
  ['windows-1251', RUSSIAN, encode(RUSSIAN, 'windows-1251')],
  ['windows-1251', 'Қызмет;Баға\n', Buffer.from('Қызмет;Баға\n')],
  ['windows-1250', 'Vérvétel;6 000\n', encode('Vérvétel;6 000\n', 'windows-1250')],
  ['windows-1250', ROMANIAN, encode(ROMANIAN, 'windows-1250')],
  ['windows-1250 with a dash only', 'EKG;10–15 000\n', encode('EKG;10–15 000\n', 'windows-1250')],
  ['windows-1251 in capitals', 'ЦЕНА;ПРИЁМ\n', encode('ЦЕНА;ПРИЁМ\n', 'windows-1251')],
  ['cp852', HUNGARIAN_LIST, encode(HUNGARIAN_LIST, 'cp852')],
  ['cp852', ROMANIAN, encode(ROMANIAN, 'cp852')],
  ['cp866', RUSSIAN, encode(RUSSIAN, 'ibm866')],
  ['koi8-r', RUSSIAN, encode(RUSSIAN, 'koi8-r')],
  ['koi8-r in small letters', LOWER, encode(LOWER, 'koi8-r')],
  ['koi8-r in capitals', LOWER.toUpperCase(), encode(LOWER.toUpperCase(), 'koi8-r')],
])('a file in %s is decoded', async (_, text, bytes) => {
  const cells = text
    .trim()
    .split('\n')
    .map((line) => line.split(';'));
  expect(rowsOf(await readFile(bytes))).toEqual(cells);
});

test.each([
  'Consultatie;250\u00a0lei',
  'Consultatie\u00a0;Dr.\u00a0Popescu',
  'Nu se deconteaza;„PACHET”',
  'OFERTA™;250',
  'OFERTA…;250',
  'CONTROL ‘ECG’;250',
  'CONTROL “ECG”;250',
  'Luni–Vineri – 8–12;250',
  '«Control»;250',
  '25 ° C;250',
  'CLINICA©;250 €',
])('Windows signs are no evidence for another encoding: %s', (line) => {
  for (const encoding of ['windows-1250', 'windows-1251'] as const) {
    for (const count of [1, 4, 5, 20]) {
      const text = `Serviciu;Pret\n${`${line}\n`.repeat(count)}`;
      expect(decodeText(encode(text, encoding))).toBe(text);
    }
  }
});

test.each([
  ['hu', ['windows-1250', 'cp852']],
  ['ro', ['windows-1250', 'cp852']],
  ['kg', ['windows-1251', 'ibm866', 'koi8-r']],
] as const)(
  'every line of a price list of %s is decoded or refused',
  async (country, encodings) => {
    const csv = PRICE_LISTS.find((list) => list.country === country)?.csv ?? '';
    for (const encoding of encodings) {
      // What the encoding does not have is left out.
      const letters = new Set(decodeEightBits(ALL_BYTES, encoding));
      const known = Array.from(csv.normalize('NFC'))
        .filter((letter) => letters.has(letter))
        .join('');
      expect(decodeText(encode(known, encoding))).toBe(known);
      for (const line of known.split('\n')) {
        const read = await readFile(encode(line, encoding)).catch(() => null);
        const expected = await readFile(Buffer.from(line)).catch(() => null);
        if (read !== null) expect(read).toEqual(expected);
      }
    }
  },
);

test.each([
  ['koi8-r', 'цена;5000\n'],
  ['cp852', 'kor;szám\n'],
  ['cp852', 'kor;szám\n'.repeat(20)],
  ['windows-1250', 'Consultatie\u00a0cardiologie;250\n'],
  ['windows-1250', 'Consultatie\u00a0cardiologie;250\n'.repeat(20)],
  ['cp852', 'EKG;ár\n'],
  ['cp852', 'Összesen;500\n'],
] as const)('a file that may be in %s or another encoding is refused', async (encoding, text) => {
  const error = await readFile(encode(text, encoding)).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ refusal: { reason: 'encoding' } });
});

test.each([[';'], [','], ['\t'], ['|']])('a file separated by "%s" is split', async (separator) => {
  const lines = ['Name', 'Price', 'Note'].join(separator) + '\r\n"A ""b""; c, d"' + separator + '1';
  expect(rowsOf(await readFile(Buffer.from(lines)))).toEqual([
    ['Name', 'Price', 'Note'],
    ['A "b"; c, d', '1'],
  ]);
});

test('a workbook of another program keeps texts, numbers, sheets and row numbers', async () => {
  const row = (name: string, price: number) => [{ value: name }, { value: price }];
  const file = await writeXlsxFile([
    {
      data: [row('Szívultrahang', 28_000.5), [], row('<EKG> & "lelet"', 9000)],
      sheet: 'Árak & díjak',
    },
    { data: [row('Приём', 1)], sheet: 'Цены' },
  ]).toBuffer();
  expect(await readFile(file)).toEqual([
    {
      name: 'Árak & díjak',
      rows: [
        { number: 1, cells: ['Szívultrahang', '28000.5'] },
        { number: 3, cells: ['<EKG> & "lelet"', '9000'] },
      ],
    },
    { name: 'Цены', rows: [{ number: 1, cells: ['Приём', '1'] }] },
  ]);
});

test('a formula is the value that was saved with it, and far empty cells cost nothing', async () => {
  const row = '<row r="2"><c r="B2"><f>A1*2</f><v>0.30000000000000004</v></c><c r="XFD2"/></row>';
  expect(rowsOf(await readFile(zipSync(workbookOf([row]))))).toEqual([['', '0.3']]);
});

test('a whole number keeps all of its digits, and three decimals are no thousands', async () => {
  const cell = (value: string) => `<c><v>${value}</v></c>`;
  const row = ['1870512345678', '1.870512345678E12', '93.895', '0.375', '46371.1234567891'];
  const bytes = zipSync(workbookOf([`<row r="1">${row.map(cell).join('')}</row>`]));
  const cells = ['1870512345678', '1870512345678', '93.8950', '0.3750', '46371.1234568'];
  expect(rowsOf(await readFile(bytes))).toEqual([cells]);
  expect(parsePrice('93.8950', null)).toBe('unclear_price');
});

test('characters that a workbook writes as numbers are decoded', async () => {
  const cell = (type: string, text: string) => `<c t="${type}"><v>${text}</v></c>`;
  const shared = '<si><t>Blood_x000D_\ntest</t></si>';
  const row = [
    cell('s', '0'),
    cell('str', 'A _x005F_x0041_ _x00e9_'),
    '<c t="inlineStr"><is><t>&#129658; &#x1FA7A; &#38;#129658; &#233; &#9999999;</t></is></c>',
  ];
  const bytes = zipSync(workbookOf([`<row r="1">${row.join('')}</row>`], shared));
  const cells = ['Blood test', 'A _x0041_ é', '🩺 🩺 &#129658; é \ufffd'];
  expect(rowsOf(await readFile(bytes))).toEqual([cells]);
});

test('a date of ISO 8601 in a workbook is local, whatever zone it names', async () => {
  const cell = (text: string) => `<c t="d"><v>${text}</v></c>`;
  const row = ['2026-12-24T09:30:00.000Z', '2026-12-24', '09:30:00'].map(cell).join('');
  expect(rowsOf(await readFile(zipSync(workbookOf([`<row r="1">${row}</row>`]))))).toEqual([
    ['2026-12-24T09:30:00.000', '2026-12-24', '09:30:00'],
  ]);
});

test('rows of separated values are counted as a spreadsheet shows them', async () => {
  const lines = ['Name;Price', '', '"Stress\r\nECG";1', '', '"Heart\n\nultrasound";2', 'Blood;3'];
  const [sheet] = await readFile(Buffer.from(lines.join('\r\n')));
  expect(sheet?.rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
    [1, 'Name'],
    [3, 'Stress ECG'],
    [5, 'Heart ultrasound'],
    [6, 'Blood'],
  ]);
  const long = `"a\r\nb"\r\n\r\n${'x;'.repeat(150_000)}`;
  const error = await readFile(Buffer.from(long)).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ refusal: { reason: 'too_many_columns', row: 3 } });
});

test('a price that is merged over rows counts for each of them, a name once', async () => {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = [
    `<row r="1">${cell('Service')}${cell('Price')}${cell('Minutes')}</row>`,
    `<row r="2">${cell('Stress ECG')}<c><v>30000</v></c><c><v>30</v></c></row>`,
    `<row r="3">${cell('Heart ultrasound')}</row>`,
    `<row r="5">${cell('Blood test')}${cell('free')}</row>`,
    `<row r="6">${cell('Urine test')}</row>`,
    `<row r="7">${cell('First visit')}<c><v>20000</v></c></row>`,
    `<row r="8"><c/><c><v>15000</v></c></row>`,
  ];
  const ranges = ['B2:B3', 'C2:C3', 'B5:B6', 'A7:A8', 'A1:C1', 'B9:B10'];
  const merged = ranges.map((range) => `<mergeCell ref="${range}"/>`).join('');
  const sheet = `<worksheet><sheetData>${rows.join('')}</sheetData><mergeCells>${merged}</mergeCells></worksheet>`;
  const file = { ...workbookOf(['']), 'xl/worksheets/s1.xml': Buffer.from(sheet) };
  const columns = { name: 0, price: 1, duration: 2 };
  const mapping = { sheet: 0, header_row: 1, columns };
  const read = readPriceRows(await readFile(zipSync(file)), mapping, 'HUF');
  expect(read.rows.map(({ name, price, duration }) => [name, price?.price, duration])).toEqual([
    ['Stress ECG', 30_000, 30],
    ['Heart ultrasound', 30_000, 30],
    ['First visit', 20_000, null],
  ]);
  expect(read.faults.map(({ row, fault }) => [row, fault])).toEqual([
    [5, 'free'],
    [6, 'free'],
    [8, 'no_name'],
  ]);
});

const priceRowsOf = async (workbook: Zippable) => {
  const sheets = await readFile(zipSync(workbook));
  const mapping = { sheet: 0, header_row: 1, columns: { name: 0, price: 1 } };
  const { rows, faults } = readPriceRows(sheets, mapping, 'HUF');
  const { unread } = rowsBelow(sheets, mapping);
  return { sheets, names: rows.map(({ name }) => name), faults, unread };
};

test('what is hidden, struck through or saved without its value is not read, and listed', async () => {
  const cell = (text: string, style = 0) =>
    `<c s="${style}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const price = '<c><v>30000</v></c>';
  const row = (number: number, cells: string, attributes = '') =>
    `<row r="${number}" ${attributes}>${cells}</row>`;
  const rows = [
    row(1, cell('Service') + cell('Price') + cell('Old price')),
    row(2, cell('Hidden') + price, 'hidden="1"'),
    row(3, cell('Struck', 1) + price),
    row(4, cell('Price struck') + '<c s="1"><v>9000</v></c>'),
    row(5, `<c t="s"><v>0</v></c>${price}`),
    row(6, '<c t="inlineStr"><is><r><rPr><strike/></rPr><t>Inline</t></r></is></c>' + price),
    row(7, cell('Formula') + '<c><f>C7*2</f><v></v></c>'),
    row(8, '<c><f>D8</f></c><c><f>C8*2</f></c>'),
    row(9, cell('Merged')),
    row(10, cell('Read', 2) + `${price}<c s="1"><v>9000</v></c>`, 'hidden="0"'),
    row(11, cell('Heading') + '<c t="str"><f>IF(1,"")</f><v></v></c>'),
  ];
  const workbook = workbookOf([rows.join(''), row(1, cell('Lists'))], struckText('Shared'));
  const main = Buffer.from(workbook['xl/workbook.xml'] as Uint8Array).toString();
  const first = Buffer.from(workbook['xl/worksheets/s1.xml'] as Uint8Array).toString();
  const read = await priceRowsOf({
    ...workbook,
    'xl/workbook.xml': Buffer.from(main.replace('"S2"', '"Lists" state="veryHidden"')),
    'xl/worksheets/s1.xml': Buffer.from(
      first.replace('</sheetData>', '$&<mergeCells><mergeCell ref="B7:B9"/></mergeCells>'),
    ),
    'xl/styles.xml': Buffer.from(
      `<styleSheet><fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts>
       <cellStyleXfs><xf fontId="1"/></cellStyleXfs>
       <cellXfs><xf fontId="0"/><xf fontId="1"/><xf fontId="2"/></cellXfs></styleSheet>`,
    ),
  });
  expect(read.names).toEqual(['Read']);
  expect(read.faults).toEqual([]);
  expect(read.unread).toEqual([
    { row: 2, column: 0, value: 'Hidden,30000', fault: 'hidden_row' },
    { row: 3, column: 1, value: 'Struck', fault: 'struck_through' },
    { row: 4, column: 2, value: '9000', fault: 'struck_through' },
    { row: 5, column: 1, value: 'Shared', fault: 'struck_through' },
    { row: 6, column: 1, value: 'Inline', fault: 'struck_through' },
    { row: 7, column: 2, value: '', fault: 'no_value' },
    { row: 8, column: 1, value: '', fault: 'no_value' },
    { row: 9, column: 2, value: '', fault: 'no_value' },
  ]);
  expect(read.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
    ['S1', undefined],
    ['Lists', true],
  ]);
});

const struckText = (text: string) => `<si><r><rPr><strike/></rPr><t>${text}</t></r></si>`;

/** The styles of a workbook: a number, and dates in a format of the workbook and in one that all have. */
const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\.mm\\.dd"/>
  <numFmt numFmtId="165" formatCode="0 &quot;day&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/><xf numFmtId="165"/></cellXfs></styleSheet>`;

test.each([
  ['date1904="1"', ['46370', '46370.5', '0.5', '44908', '44908']],
  ['date1904="0"', ['44908', '44908.5', '0.5', '44908', '44908']],
])('dates of a workbook with %s are counted from 1899', async (property, cells) => {
  const cell = (style: number, value: number) => `<c s="${style}"><v>${value}</v></c>`;
  const row = [cell(1, 44_908), cell(2, 44_908.5), cell(2, 0.5), cell(0, 44_908), cell(3, 44_908)];
  const workbook = workbookOf([`<row r="1">${row.join('')}</row>`]);
  const main = Buffer.from(workbook['xl/workbook.xml'] as Uint8Array).toString();
  const bytes = zipSync({
    ...workbook,
    'xl/workbook.xml': Buffer.from(main.replace('<sheets>', `<workbookPr ${property}/><sheets>`)),
    'xl/styles.xml': Buffer.from(STYLES),
  });
  expect(rowsOf(await readFile(bytes))).toEqual([cells]);
});

test('a workbook with broken styles is read, unless they move its dates', async () => {
  const workbook: Zippable = {
    ...workbookOf(['<row r="1"><c s="1"><v>44908</v></c></row>']),
    'xl/styles.xml': Buffer.from('<styleSheet><fonts></styleSheet>'),
  };
  const sheets = await readFile(zipSync(workbook));
  expect(rowsOf(sheets)).toEqual([['44908']]);
  expect(sheets.map(({ lostStyles }) => lostStyles)).toEqual([true]);
  const main = Buffer.from(workbook['xl/workbook.xml'] as Uint8Array).toString();
  const old = main.replace('<sheets>', '<workbookPr date1904="1"/><sheets>');
  const error = await readFile(zipSync({ ...workbook, 'xl/workbook.xml': Buffer.from(old) })).catch(
    (caught: unknown) => caught,
  );
  expect(error).toMatchObject({ refusal: { reason: 'damaged' } });
});

test.each([
  '<html><body><table><tr><td>EKG</td><td>9000</td></tr></table></body></html>',
  '\ufeff\r\n<!DOCTYPE html><table></table>',
  '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook></Workbook>',
  '<table border="1"><tr><th>Ár</th></tr></table>',
])('a web page or XML under the name of a table is refused: %s', async (text) => {
  const error = await readFile(Buffer.from(text)).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ refusal: { reason: 'markup' } });
});

test.each([
  'ID;PSCALC3\nB;Y1;X2\nC;Y1;X1;K"EKG"\nC;Y1;X2;K9000\nE\n',
  'TABLE\r\n0,1\r\n"EXCEL"\r\nVECTORS\r\n0,1\r\n""\r\n-1,0\r\nEOD\r\n',
  'socialcalc:version:1.5\nMIME-Version: 1.0\n',
  String.raw`{\rtf1\ansi{\trowd\cellx1 EKG\cell 9000\cell\row}}`,
])('a text of another format is refused: %s', async (text) => {
  const error = await readFile(Buffer.from(text)).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ refusal: { reason: 'unknown_format' } });
});

test('a list whose first columns are ID and a word with P is read', async () => {
  const text = 'ID;Price\nC;5\nE;7\n';
  expect(rowsOf(await readFile(Buffer.from(text)))).toEqual([
    ['ID', 'Price'],
    ['C', '5'],
    ['E', '7'],
  ]);
});

test('a refusal names the limit and the place', async () => {
  const wide = Buffer.from(`a;b\n${'x;'.repeat(150)}x`);
  const error = await readFile(wide).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ refusal: { reason: 'too_many_columns', row: 2, limit: 100 } });
});

test('a hundred malformed files give a hundred reports, and the process goes on', async () => {
  const files = malformedFiles();
  expect(files.length).toBeGreaterThanOrEqual(100);
  const reports = new Map<string, string>();
  for (const { name, bytes, isHostile } of files) {
    const file = { bytes, kind: 'prices', now: 0, language: 'hu' } as const;
    const reading = isHostile ? runInChild('read', file, fail) : readImportFile(file);
    const report = await reading.then(
      ({ sheets }) => {
        const { rows, faults } = readDoctorRows(sheets, EVERY_COLUMN, HUNGARIAN_FILE);
        const names = new Set([...rows, ...faults].map(({ row }) => row));
        return names.size <= IMPORT_LIMITS.rows ? `${sheets.length} sheets` : 'too many rows';
      },
      (error: unknown) =>
        error instanceof RefusedError ? error.refusal.reason : `crash: ${String(error)}`,
    );
    reports.set(name, report);
  }
  const reasons: readonly string[] = REFUSALS;
  const crashed = Array.from(reports).filter(
    ([, report]) => !report.endsWith('sheets') && !reasons.includes(report),
  );
  expect(crashed).toEqual([]);
  expect(Object.fromEntries(reports)).toMatchObject({
    'an empty file': 'empty',
    'an old workbook': 'old_spreadsheet',
    'an encrypted workbook': 'password',
    'a PDF': 'unknown_format',
    'a zip bomb in the strings': 'unpacked_too_large',
    'a zip bomb that declares 4 GB': 'unpacked_too_large',
    'a workbook of 2,000 files': 'unpacked_too_large',
    'a cell in the last column': 'too_many_columns',
    'a million rows': 'too_many_rows',
    'one long text in 200,000 cells': 'too_much_text',
    'a million columns': 'too_many_columns',
    'a million lines': 'too_many_rows',
    'a workbook with broken XML': 'damaged',
    'NUL bytes': 'encoding',
  });
}, 900_000);
