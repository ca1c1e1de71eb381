import { Ajv, type ErrorObject, type Options } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { WEBSITE_PATTERN } from '#shared/domain/clinic-data/content/content-fields.ts';
import { NAME_PATTERN } from '#shared/domain/text/name-pattern.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { FieldError } from '#server/http/http-error.ts';

/** The error code for each failed schema keyword. */
const CODES: Readonly<Record<string, ErrorCode>> = {
  required: 'required',
  minLength: 'blank',
  maxLength: 'too_long',
  maxItems: 'too_long',
  minimum: 'too_small',
  maximum: 'too_large',
  exclusiveMinimum: 'not_above',
};

/** The error code for each failed pattern whose text says what to type. */
const PATTERN_CODES: Readonly<Record<string, ErrorCode>> = {
  [NAME_PATTERN]: 'name_invalid',
  [WEBSITE_PATTERN]: 'url_invalid',
};

// Both cache compiled schemas, which all servers of a process share.
// Handlers get what the contract defines, and nothing else.
const urlAjv = createAjv({ coerceTypes: true, removeAdditional: 'all' });
const bodyAjv = createAjv({ removeAdditional: 'all' });

/**
 * Validates requests against the schemas of the contract. Values of a URL are text and are converted
 * to the type of the schema; a JSON body is not converted, and a wrong type is an error.
 */
export function validateRequests(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    (httpPart === 'body' ? bodyAjv : urlAjv).compile(schema),
  );
}

type Finding = Pick<ErrorObject, 'keyword' | 'instancePath' | 'params'>;

/**
 * Returns the field error for the findings of the validator. It stops at the first wrong value, but for
 * a union it reports one finding per member and one for the whole. The deepest finding is the most
 * specific one, and a type mismatch is the least specific.
 */
export function fieldErrorOf(findings: readonly Finding[]): FieldError {
  const [finding] = findings.toSorted(
    (a, b) => pathOf(b).length - pathOf(a).length || Number(isMismatch(a)) - Number(isMismatch(b)),
  );
  if (finding === undefined) return { code: 'invalid', attr: null };
  const { limit, pattern = '' } = finding.params as { limit?: number; pattern?: string };
  const path = pathOf(finding);
  return {
    code: CODES[finding.keyword] ?? PATTERN_CODES[pattern] ?? 'invalid',
    attr: path.length === 0 ? null : path.join('.'),
    ...(limit === undefined ? {} : { params: { limit } }),
  };
}

function isMismatch({ keyword }: Finding): boolean {
  return ['type', 'const', 'anyOf'].includes(keyword);
}

/** Returns the keys of a JSON pointer, which escapes slashes and tildes. */
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
