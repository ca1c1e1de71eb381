import { strToU8, zipSync, type Zippable } from 'fflate';

/** A file that must be reported, whatever is in it. */
export interface MalformedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** True if it was made to take much time or memory. */
  readonly isHostile: boolean;
}

const TYPES = 'http://schemas.openxmlformats.org/';
const REL = `${TYPES}officeDocument/2006/relationships`;

/** Returns a workbook whose sheets have this XML as their rows. */
export function workbookOf(rows: readonly string[], shared = ''): Zippable {
  const sheets = rows.map(
    (_, i) => `<sheet name="S${i + 1}" sheetId="${i + 1}" r:id="r${i + 1}"/>`,
  );
  const targets = rows.map(
    (_, i) => `<Relationship Id="r${i + 1}" Target="worksheets/s${i + 1}.xml"/>`,
  );
  const parts = rows.map((xml, i): [string, Uint8Array] => [
    `xl/worksheets/s${i + 1}.xml`,
    strToU8(`<worksheet><sheetData>${xml}</sheetData></worksheet>`),
  ]);
  return {
    'xl/workbook.xml': strToU8(
      `<workbook xmlns:r="${REL}"><sheets>${sheets.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${targets.join('')}</Relationships>`),
    'xl/sharedStrings.xml': strToU8(`<sst>${shared}</sst>`),
    ...Object.fromEntries(parts),
  };
}

/** Returns the same numbers from 0 to 1 in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function randomBytes(length: number, random: () => number): Uint8Array {
  return Uint8Array.from({ length }, () => Math.floor(random() * 256));
}

/** Overwrites the size that the archive declares for its files. */
function withDeclaredSize(zip: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(zip);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    const signature = bytes.readUInt32LE(at);
    if (signature === 0x04034b50) bytes.writeUInt32LE(size, at + 22);
    if (signature === 0x02014b50) bytes.writeUInt32LE(size, at + 24);
  }
  return bytes;
}

const cell = (address: string, text: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const GOOD = `<row r="1">${cell('A1', 'Name')}${cell('B1', 'Price')}</row>`;

function named(): Record<string, Uint8Array> {
  const good = zipSync(workbookOf([GOOD]));
  const flood = (text: string, times: number) => strToU8(text.repeat(times));
  const bomb = zipSync({
    ...workbookOf([GOOD]),
    'xl/sharedStrings.xml': new Uint8Array(120_000_000),
  });
  return {
    'an empty file': new Uint8Array(),
    'white space only': strToU8(' \n\t\r\n  '),
    'separators only': flood(';;;;;\n', 50),
    'a byte order mark only': Uint8Array.of(0xef, 0xbb, 0xbf),
    'an old workbook': Uint8Array.of(
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...Array<number>(512).fill(0),
    ),
    'an encrypted workbook': Buffer.concat([
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]),
    'a PDF': strToU8('%PDF-1.7\n%âãÏÓ'),
    'a picture': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0),
    'a gzip file': Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0),
    'an archive without a workbook': zipSync({ 'readme.txt': strToU8('hello') }),
    'a document of a text program': zipSync({ 'word/document.xml': strToU8('<w/>') }),
    'an archive without a directory': Uint8Array.of(
      0x50,
      0x4b,
      3,
      4,
      ...Array<number>(100).fill(0),
    ),
    'a zip bomb in the strings': bomb,
    'a zip bomb that declares little': withDeclaredSize(bomb, 1000),
    'a zip bomb that declares 4 GB': withDeclaredSize(good, 0xffffffff),
    'a workbook of 2,000 files': zipSync(
      Object.fromEntries(
        Array.from({ length: 2000 }, (_, i) => [`xl/worksheets/x${i}.xml`, strToU8('<a/>')]),
      ),
    ),
    'a workbook without sheets': zipSync(workbookOf([])),
    'a workbook with a missing sheet': zipSync({
      ...workbookOf([GOOD]),
      'xl/worksheets/s1.xml': new Uint8Array(),
    }),
    'a workbook of 30 sheets': zipSync(workbookOf(Array<string>(30).fill(GOOD))),
    'a workbook with broken XML': zipSync({
      ...workbookOf([GOOD]),
      'xl/worksheets/s1.xml': strToU8('<a><b></a>'),
    }),
    'entities that expand': zipSync({
      ...workbookOf([GOOD]),
      'xl/worksheets/s1.xml': strToU8(
        `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`,
      ),
    }),
    'a file of the server as an entity': zipSync({
      ...workbookOf([GOOD]),
      'xl/worksheets/s1.xml': strToU8(
        `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>`,
      ),
    }),
    formulas: zipSync(
      workbookOf([
        `<row r="1"><c r="A1" t="str"><f>HYPERLINK("http://x.test")</f><v>=cmd|' /C calc'!A0</v></c></row>`,
      ]),
    ),
    'an address that no sheet has': zipSync(
      workbookOf([`<row r="9999999999">${cell('ZZZZZ1', 'x')}</row>`]),
    ),
    'a cell in the last column': zipSync(
      workbookOf([`<row r="1048576">${cell('XFD1048576', 'x')}</row>`]),
    ),
    'a million empty cells': zipSync(
      workbookOf([`<row r="1">${'<c r="A1"/>'.repeat(1_000_000)}</row>`]),
    ),
    'a string that is not there': zipSync(
      workbookOf([`<row r="1"><c r="A1" t="s"><v>77</v></c></row>`]),
    ),
    'a million rows': zipSync(workbookOf([`<row>${cell('A1', 'x')}</row>`.repeat(1_000_000)])),
    'numbers that are none': zipSync(
      workbookOf([`<row r="1"><c r="A1"><v>1e999</v></c><c r="B1"><v>x</v></c></row>`]),
    ),
    'one long text in 200,000 cells': zipSync(
      workbookOf(
        [`<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`.repeat(2000)],
        `<si><t>${'x'.repeat(2000)}</t></si>`,
      ),
    ),
    'a million columns': flood('a;', 1_000_000),
    'a million lines': flood('a\n', 1_000_000),
    'a line of 9 MB': flood('x', 9_000_000),
    'a quote that never ends': strToU8(`name;price\n"a;${'b;1\n'.repeat(100_000)}`),
    'quotes only': flood('"', 100_001),
    'NUL bytes': new Uint8Array(100_000),
    controls: Uint8Array.from({ length: 5000 }, (_, i) => i % 32),
    'UTF-16 without its last byte': Uint8Array.of(0xff, 0xfe, 0x41, 0x00, 0x42),
    'overlong UTF-8': Uint8Array.of(0xc0, 0xaf, 0xe0, 0x80, 0xaf, 0xf8, 0x88, 0x80, 0x80, 0x80),
    'half a letter': Uint8Array.of(0x41, 0xd0),
    surrogates: strToU8('name;price\n\ud800;1'),
    'line ends of every kind': strToU8('a;b\r\nc;d\re;f\n\r\u2028g;h'),
  };
}

/** Builds at least a hundred files that are damaged, hostile or no tables at all, the same in every run. */
export function malformedFiles(): MalformedFile[] {
  const random = randomNumbers(1);
  const files = Object.entries(named()).map(([name, bytes]) => ({ name, bytes, isHostile: true }));
  const add = (name: string, bytes: Uint8Array) => files.push({ name, bytes, isHostile: false });
  const good = zipSync(workbookOf([GOOD.repeat(500)], '<si><t>x</t></si>'.repeat(500)));
  for (let at = 0; at < 20; at += 1) {
    const length = 1 + Math.floor(random() * 5000);
    const archive = [Uint8Array.of(0x50, 0x4b, 3, 4), randomBytes(length, random)];
    const flipped = Uint8Array.from(good);
    for (let flips = 0; flips < 20; flips += 1) {
      flipped[Math.floor(random() * flipped.length)] = Math.floor(random() * 256);
    }
    add(`random bytes ${at}`, randomBytes(length, random));
    add(`an archive of random bytes ${at}`, Buffer.concat(archive));
    add(`a truncated workbook ${at}`, good.slice(0, Math.floor(random() * good.length)));
    add(`a workbook with changed bytes ${at}`, flipped);
  }
  return files;
}
