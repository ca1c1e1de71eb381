import { expect, test } from 'vitest';
import { readImportArguments } from './arguments.ts';

const read = (line: string) => readImportArguments(line.split(' '), ['hu', 'ro']);

test('reads each action with its options', () => {
  expect(read('read prices.csv --country hu --clinic otthonos')).toEqual({
    action: 'read',
    country: 'hu',
    file: 'prices.csv',
    clinic: 'otthonos',
    kind: 'prices',
  });
  expect(read('read old.csv --country hu --clinic otthonos --kind visits')).toMatchObject({
    kind: 'visits',
  });
  for (const action of ['show', 'confirm', 'apply', 'undo']) {
    expect(read(`${action} 12 --country ro`)).toEqual({ action, country: 'ro', id: 12 });
  }
});

test.each([
  ['--country hu', /Action: must be one of read, show, confirm, apply, undo/],
  ['read --country hu --clinic otthonos', /read: the path of a file is missing/],
  ['read prices.csv --country hu', /--clinic: the slug of a clinic is missing/],
  ['read a.csv b.csv --country hu --clinic otthonos', /one import at a time/],
  ['apply twelve --country hu', /id of the import/],
  ['apply --country hu', /id of the import/],
  ['apply 12 --country hu --clinic otthonos', /--clinic: is not an option of apply/],
  ['read a.csv --country hu --clinic otthonos --kind notes', /--kind: must be one of prices/],
  ['apply 12 --country hu --kind visits', /--kind: is not an option of apply/],
  ['apply 12 --country kz', /--country: must be one of hu, ro/],
  ['apply 12 --country hu --force', /--force/],
])('rejects "%s"', (line, message) => {
  expect(() => read(line)).toThrow(message);
});
