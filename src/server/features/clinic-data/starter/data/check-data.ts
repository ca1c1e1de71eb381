import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

const MAX_ERRORS = 5;

/**
 * Returns the content of a data file with its type.
 *
 * @throws Error that names the file and its first wrong values.
 */
export function checkData<T extends TSchema>(name: string, schema: T, data: unknown): Static<T> {
  const validator = Compile(schema);
  if (validator.Check(data)) return data;
  const errors = validator
    .Errors(data)
    .slice(0, MAX_ERRORS)
    .map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`Wrong data in ${name}: ${errors.join('; ')}`);
}
