import { Ajv } from 'ajv';
import { MAX_QUERIES, SearchParams } from '#shared/contract/catalogue/search/search.ts';
import { SearchError } from '#server/features/catalogue/search/search-error.ts';

const ajv = new Ajv({ strict: false, coerceTypes: true, removeAdditional: true });
const isParams = ajv.compile<SearchParams>({ ...SearchParams, additionalProperties: false });

/** The parameters that are lists in a body and comma-separated texts in a URL. */
const LISTS = ['attributesToRetrieve', 'attributesToHighlight', 'facets', 'queryLanguages'];

type Fields = Record<string, unknown>;

/**
 * Returns the parameters of a search, from the fields of the body, from its URL-encoded `params`, or
 * from both, in which case fields take precedence.
 *
 * @throws SearchError 400
 */
export function readParams(body: unknown): SearchParams {
  if (!isFields(body)) throw new SearchError(400, 'The body must be a JSON object');
  const { params, ...fields } = body;
  if (params !== undefined && typeof params !== 'string') {
    throw new SearchError(400, 'params must be a string');
  }
  const all = { ...Object.fromEntries(new URLSearchParams(params)), ...fields };
  const present = Object.entries(all).filter(([, value]) => value !== null && value !== undefined);
  const read: Fields = Object.fromEntries(
    present.map(([name, value]) => [name, LISTS.includes(name) ? toList(value) : value]),
  );
  if (isParams(read)) return read;
  const [error] = isParams.errors ?? [];
  const name = error?.instancePath.split('/')[1] ?? 'the body';
  throw new SearchError(400, `${name}: ${error?.message ?? 'cannot be read'}`);
}

/**
 * Returns the searches of a request, each with the name of its index.
 *
 * @throws SearchError 400
 */
export function readQueries(body: unknown): { index: string; params: SearchParams }[] {
  const requests = isFields(body) ? body['requests'] : undefined;
  if (!Array.isArray(requests)) throw new SearchError(400, 'requests must be a list');
  if (requests.length > MAX_QUERIES) {
    throw new SearchError(400, `requests: at most ${MAX_QUERIES} are allowed`);
  }
  return requests.map((request: unknown) => {
    const { indexName, type } = isFields(request) ? request : {};
    if (typeof indexName !== 'string') throw new SearchError(400, 'indexName is required');
    if (type === 'facet') throw new SearchError(400, 'Searching for facet values is not supported');
    return { index: indexName, params: readParams(request) };
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toList(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (!value.startsWith('[')) return value.split(',');
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
