import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { mergeSpans } from '#server/features/desk/busy-calendars/reading/events/merge-spans.ts';
import { busyTimesIn, shown } from '#tests/support/data/calendars/calendar-lines.ts';

interface WrittenFile {
  readonly writer: string;
  readonly name: string;
  readonly content: string;
  /** The times that the writer was asked for, in UTC without seconds. */
  readonly busy: readonly (readonly [string, string])[];
}

const files = JSON.parse(
  gunzipSync(
    readFileSync(new URL('../../../support/data/calendars/written/files.json.gz', import.meta.url)),
  ).toString(),
) as WrittenFile[];

test.each(files.map((file) => [`${file.writer}: ${file.name}`, file] as const))(
  'a file is read as it was written, by %s',
  (_name, { content, busy }) => {
    const spans = busy.map(
      ([starts, ends]) => [Date.parse(`${starts}Z`), Date.parse(`${ends}Z`)] as const,
    );
    expect(busyTimesIn(content)).toEqual(shown(mergeSpans(spans)));
  },
);

test('there are files of eleven writers', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(new Set(files.map(({ writer }) => writer)).size).toBe(11);
});
