import { fillInExamples, findExamples } from './examples.js';

/**
 * The arguments of a filter of Swagger UI: a call, a tag with its calls, all tags (Immutable.js).
 *
 * @typedef {{ get(key: 'path' | 'method'): string, get(key: 'operation'): { get(key: 'summary'): string } }} Call
 * @typedef {{ readonly size: number, filter(isWanted: (call: Call) => boolean): Calls }} Calls
 * @typedef {{ get(key: 'operations'): Calls, update(key: 'operations', change: (calls: Calls) => Calls): Group }} Group
 * @typedef {{ map(change: (group: Group) => Group): Groups, filter(isWanted: (group: Group) => boolean): Groups }} Groups
 *
 * @typedef {{ preauthorizeApiKey(scheme: string, key: string): void }} SwaggerUI
 */

/** @type {{ SwaggerUIBundle: (options: object) => SwaggerUI }} */
// @ts-expect-error -- a global of the script before this one
const { SwaggerUIBundle } = globalThis;

/**
 * Filters by method, path and summary; Swagger UI itself matches tags only, case-sensitively.
 *
 * @param {Groups} groups
 * @param {string} phrase
 */
function filterCalls(groups, phrase) {
  const wanted = phrase.trim().toLowerCase();
  /** @param {Call} call */
  const isWanted = (call) =>
    `${call.get('method')} ${call.get('path')} ${call.get('operation').get('summary')}`
      .toLowerCase()
      .includes(wanted);
  return groups
    .map((group) => group.update('operations', (calls) => calls.filter(isWanted)))
    .filter((group) => group.get('operations').size > 0);
}

const [response, examples] = await Promise.all([fetch('/api/openapi.json'), findExamples()]);
const document = /** @type {import('./examples.js').ApiDocument} */ (await response.json());
const ui = SwaggerUIBundle({
  spec: fillInExamples(document, examples),
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  defaultModelExpandDepth: 2,
  displayRequestDuration: true,
  filter: true,
  persistAuthorization: false,
  syntaxHighlight: { activated: true, theme: 'idea' },
  tryItOutEnabled: true,
  validatorUrl: null,
  plugins: [{ fn: { opsFilter: filterCalls } }],
  onComplete: () => {
    if (examples.search === undefined) return;
    ui.preauthorizeApiKey('searchApplication', examples.search.application_id);
    ui.preauthorizeApiKey('searchKey', examples.search.api_key);
  },
});
