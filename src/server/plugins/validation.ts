import { Ajv, type ErrorObject, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Problem } from '#server/http/request-error.ts';

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
    const ofText = createAjv({ coerceTypes: true });
    // Nothing below has to reckon with fields that the contract does not know.
    const ofJson = createAjv({ removeAdditional: 'all' });
    app.setValidatorCompiler(({ schema, httpPart }) =>
      (httpPart === 'body' ? ofJson : ofText).compile(schema),
    );
    done();
  },
  { name: 'validation' },
);

type Finding = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>;

/**
 * The problem behind what the validator found. It stops at the first wrong value, but for one that
 * may be of several types it reports a finding for each of them and one for the whole: the deepest
 * tells most, and any other tells more than that the value is not of some type.
 */
export function problemOf(findings: readonly Finding[]): Problem {
  const [finding] = findings.toSorted(
    (a, b) => pathOf(b).length - pathOf(a).length || Number(isOfType(a)) - Number(isOfType(b)),
  );
  if (finding === undefined) return { code: 'invalid', attr: null };
  const { limit } = finding.params as { limit?: number };
  const path = pathOf(finding);
  return {
    code: CODES[finding.keyword] ?? 'invalid',
    attr: path.length === 0 ? null : path.join('.'),
    ...(limit === undefined ? {} : { params: { limit } }),
  };
}

function isOfType({ keyword }: Finding): boolean {
  return ['type', 'const', 'anyOf'].includes(keyword);
}

/** The keys that lead to the value; a JSON pointer escapes slashes and tildes in them. */
function pathOf({ instancePath, params }: Finding): string[] {
  const keys = instancePath.split('/').slice(1);
  const path = keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const { missingProperty } = params as { missingProperty?: string };
  return missingProperty === undefined ? path : [...path, missingProperty];
}

function createAjv(options: Options): Ajv {
  const ajv = new Ajv({ strict: false, ...options });
  addFormats.default(ajv, ['date', 'date-time']);
  return ajv;
}
