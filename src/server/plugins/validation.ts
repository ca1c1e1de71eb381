import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Problem } from '#server/request-error.ts';

/** What a failed schema keyword means to whoever sent the value. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  required: 'required',
  minLength: 'blank',
  maxLength: 'too_long',
  maxItems: 'too_long',
  minimum: 'too_small',
  maximum: 'too_large',
};

/**
 * Validates by the contract's schemas. Everything in a URL is text and is read as the type asked
 * for; a JSON body has types of its own, and a wrong one is an error.
 */
export const validationPlugin = fp(
  (app: FastifyInstance, _options: object, done: () => void) => {
    const ofText = createAjv(true);
    const ofJson = createAjv(false);
    app.setValidatorCompiler(({ schema, httpPart }) =>
      (httpPart === 'body' ? ofJson : ofText).compile(schema),
    );
    done();
  },
  { name: 'validation' },
);

/** The problem behind one finding of the validator. */
export function problemOf(
  found: Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>,
): Problem {
  const { limit, missingProperty } = found.params as { limit?: number; missingProperty?: string };
  const path = found.instancePath.split('/').slice(1);
  if (missingProperty !== undefined) path.push(missingProperty);
  return {
    code: CODES[found.keyword] ?? 'invalid',
    attr: path.length === 0 ? null : path.join('.'),
    ...(limit === undefined ? {} : { params: { limit } }),
  };
}

function createAjv(coerceTypes: boolean): Ajv {
  const ajv = new Ajv({ coerceTypes, removeAdditional: false, useDefaults: false, strict: false });
  addFormats.default(ajv, ['date', 'date-time']);
  return ajv;
}
