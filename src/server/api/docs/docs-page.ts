import { escapeHtml } from '#server/text/escape-html.ts';
import { GUIDE, TAGS } from './guide.ts';
import type { openApiDocument } from './openapi.ts';
import { fieldsHtml, schemaAnchor, typeHtml, withCode, type JsonSchema } from './schema-html.ts';

interface Content {
  readonly schema?: JsonSchema;
  readonly example?: unknown;
}

interface Parameter extends Content {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description?: string;
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Record<string, Content> }>
  >;
}

interface Call extends Operation {
  readonly method: string;
  readonly path: string;
}

/** Returns the page that shows the OpenAPI document. `filesAt` is the base URL of its files. */
export function docsPage(document: ReturnType<typeof openApiDocument>, filesAt: string): string {
  const title = escapeHtml(document.info.title);
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({
      ...(operation as Operation),
      method: method.toUpperCase(),
      path,
    })),
  );
  const guide = GUIDE.map(
    (entry) => `<h3>${escapeHtml(entry.title)}</h3><p>${withCode(entry.text)}</p>`,
  );
  const groups = Object.entries(TAGS).map(
    ([tag, description]) =>
      `<section><h2 id="${anchor(tag)}">${escapeHtml(tag)}</h2><p>${escapeHtml(description)}</p>` +
      `${calls
        .filter(({ tags }) => tags.includes(tag))
        .map(callHtml)
        .join('\n')}</section>`,
  );
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<article id="${schemaAnchor(name)}"><h3><code>${escapeHtml(name)}</code></h3>` +
      `<p>${typeHtml(schema as JsonSchema)}</p>${fieldsHtml(schema as JsonSchema)}</article>`,
  );
  const links = [...Object.keys(TAGS), SCHEMAS].map(
    (name) => `<li><a href="#${anchor(name)}">${escapeHtml(name)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><meta name="robots" content="noindex">
<link rel="stylesheet" href="${filesAt}/docs.css"></head>
<body><header><h1>${title}</h1>
<p><a href="/api/openapi.json">OpenAPI ${escapeHtml(document.openapi)} document</a></p>
<nav aria-label="Contents"><ul>${links.join('')}</ul></nav></header>
<main><h2>Rules of all calls</h2>
${[...guide, ...groups].join('\n')}
<section><h2 id="${anchor(SCHEMAS)}">${SCHEMAS}</h2>
${schemas.join('\n')}</section></main></body></html>`;
}

const SCHEMAS = 'Schemas';

function anchor(name: string): string {
  return `tag-${name.toLowerCase()}`;
}

function callHtml(call: Call): string {
  const { method, path, operationId, summary, description = '', parameters, responses } = call;
  const body = call.requestBody?.content ?? {};
  const outcomes = Object.entries(responses).map(
    ([status, { description: outcome, content = {} }]) =>
      `<li>${status}: ${withCode(outcome)}${contentTypes(content)}</li>`,
  );
  return `<article id="${escapeHtml(operationId)}"><h3><code>${escapeHtml(`${method} ${path}`)}</code></h3>
<p>${escapeHtml(summary)}. ${withCode(description)}</p>
${parameters.length === 0 ? '' : `<h4>Parameters</h4><ul>${parameters.map(parameterHtml).join('')}</ul>`}
${Object.keys(body).length === 0 ? '' : `<h4>Body</h4>${Object.entries(body).map(bodyHtml).join('')}`}
<h4>Responses</h4><ul>${outcomes.join('')}</ul>${exampleLink(call)}</article>`;
}

function parameterHtml({ name, in: place, required, description = '', schema }: Parameter): string {
  const type = schema === undefined ? '' : `, ${typeHtml(schema)}`;
  return (
    `<li><code>${escapeHtml(name)}</code> (${place}${type}${required ? ', required' : ''}) ` +
    `${withCode(description)}</li>`
  );
}

function bodyHtml([type, { schema, example }]: [string, Content]): string {
  const text = example === undefined ? '' : JSON.stringify(example, null, 2);
  return (
    `<p>${escapeHtml(type)}${schema === undefined ? '' : `: ${typeHtml(schema)}`}</p>` +
    (text === '' ? '' : `<pre>${escapeHtml(text)}</pre>`)
  );
}

/** Returns the types of a response. */
function contentTypes(content: Readonly<Record<string, Content>>): string {
  return Object.values(content)
    .map(({ schema }) => (schema === undefined ? '' : `, ${typeHtml(schema)}`))
    .join('');
}

/** Returns a link that sends a public call with its examples, if it needs none of this site. */
function exampleLink({ method, path, security = [], parameters }: Call): string {
  const isPublic = method === 'GET' && security.length === 0 && !path.includes('{');
  const query = parameters.filter(({ example }) => example !== undefined);
  const isComplete = parameters.every((each) => !each.required || each.example !== undefined);
  if (!isPublic || !isComplete) return '';
  const values = query.map(({ name, example }) => [name, String(example)]);
  const search = new URLSearchParams(values).toString();
  const url = escapeHtml(search === '' ? path : `${path}?${search}`);
  return `<p>Example: <a href="${url}">${url}</a></p>`;
}
