import { join } from 'node:path';
import { Script, createContext } from 'node:vm';
import { expect, test } from 'vitest';
import { regexesIn, type FoundRegex } from '#tests/support/http/regexes-in.ts';
import { cpuTimeSince } from '#tests/support/cpu-time.ts';

const SOURCES = join(import.meta.dirname, '../../../../src');
/** Characters: half of the size limit of a body. Headers and URLs are shorter. */
const LONG = 32 * 1024;
/** Milliseconds of CPU time. Expressions of quadratic time take far longer. */
const MAX_MS = 60;

/** Generates texts that make an expression backtrack, from its own literals. */
function hostileTexts({ source }: FoundRegex): string[] {
  const signs = [...new Set(source.replace(/\\[bBdDsSwW]|[\\^$|()[\]{}?*+]/g, ''))].slice(0, 12);
  const seeds = new Set([...signs, ...signs.map((sign) => `a${sign}`), ...COMMON]);
  const heads = new Set(['', literalHead(source)]);
  return [...heads].flatMap((head) =>
    [...seeds].map((seed) => `${head}${seed.repeat(LONG / seed.length)}\u0000`),
  );
}

const COMMON = [
  ' ',
  '0',
  'a',
  '-',
  '.',
  '\n',
  'ő',
  'aA',
  'a0',
  '0.',
  ', ',
  '&a=',
  ';q=',
  '<a ',
  '::',
  '%20',
  '-a-',
  'ab,ab,',
  '12:00',
];

/** Returns the literal prefix of an expression. */
function literalHead(source: string): string {
  return /^\^?((?:\\?[\w/:.@-])*)/.exec(source)?.[1]?.replaceAll('\\', '') ?? '';
}

const context = createContext({});

/** Measures the processor time of an expression that replaces all matches in a text. */
function timeOf({ source, flags }: FoundRegex, text: string): number {
  Object.assign(context, { text, source, flags: `${flags.replace(/[gy]/g, '')}g` });
  const start = process.threadCpuUsage();
  try {
    SCRIPT.runInContext(context, { timeout: MAX_MS * 8 });
  } catch (error) {
    // The error comes from another realm, so `instanceof Error` is false.
    if (!String(error).includes('timed out')) throw error;
  }
  return cpuTimeSince(start);
}

const SCRIPT = new Script('text.replace(new RegExp(source, flags), "")');

/** Returns a text that is slow for an expression, confirmed by a second run. */
function slowText(regex: FoundRegex): string | undefined {
  const isSlow = (text: string) => timeOf(regex, text) > MAX_MS;
  return hostileTexts(regex).find((text) => isSlow(text) && isSlow(text));
}

/**
 * Expressions for input that requests do not control: settings, demo data, the server's own output,
 * and the digits of a number, about twenty.
 */
const TRUSTED_INPUT =
  /^(?:server\/(?:config|main|db|demo|dev)\/|server\/api\/docs\/|shared\/i18n\/format-number)/;

test('no regular expression is slow on input of a request', async () => {
  const found = [
    ...(await regexesIn(join(SOURCES, 'server'))),
    ...(await regexesIn(join(SOURCES, 'shared'))),
  ];
  const reached = found.filter(({ file }) => !TRUSTED_INPUT.test(file));
  expect(reached.length).toBeGreaterThan(60);
  const slow = reached
    .map((regex) => ({ ...regex, text: slowText(regex) }))
    .filter(({ text }) => text !== undefined)
    .map(({ file, source, text }) => `${file} /${source}/ by ${text?.slice(0, 20)}…`);
  expect(slow).toEqual([]);
});

test.each([
  ['(a+)+$', true],
  [String.raw`^(\w+\s?)*$`, true],
  [String.raw`\s+$`, true],
  ['^[a-z]+$', false],
  ['^[a-z0-9]+(-[a-z0-9]+)*$', false],
])('the check finds the slow expression /%s/: %s', (source, isSlow) => {
  expect(slowText({ source, flags: '', file: '' }) !== undefined).toBe(isSlow);
});
