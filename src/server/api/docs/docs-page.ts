import { escapeHtml } from '#server/text/escape-html.ts';
import { GUIDE, TAGS } from './guide.ts';
import type { openApiDocument } from './openapi.ts';

interface Operation {
  tags: string[];
  summary: string;
  parameters: { name: string; in: string; required: boolean; description?: string }[];
  responses: Record<string, { description: string }>;
}

/**
 * Returns the page that shows the OpenAPI document with Swagger UI, or without JavaScript as a list.
 * `filesAt` is the base URL of its files. Swagger UI renders a main landmark of its own.
 */
export function docsPage(document: ReturnType<typeof openApiDocument>, filesAt: string): string {
  const title = escapeHtml(document.info.title);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><meta name="robots" content="noindex">
<link rel="stylesheet" href="${filesAt}/swagger-ui.css">
<link rel="stylesheet" href="${filesAt}/docs.css">
<link rel="stylesheet" href="${filesAt}/calls.css">
<script defer src="${filesAt}/swagger-ui-bundle.js"></script>
<script type="module" src="${filesAt}/docs.js"></script></head>
<body><header class="head"><h1>${title}</h1>
<a href="/api/openapi.json">OpenAPI ${escapeHtml(document.openapi)} document</a></header>
<div id="docs"><p class="loading" role="status">One moment…</p></div>
<noscript><main class="plain">${plainText(document)}</main></noscript></body></html>`;
}

function plainText(document: ReturnType<typeof openApiDocument>): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      ...(operation as Operation),
    })),
  );
  const guide = GUIDE.map(
    ({ title, text }) => `<h2>${escapeHtml(title)}</h2><p>${withCode(text)}</p>`,
  );
  const groups = Object.entries(TAGS).map(
    ([tag, description]) =>
      `<section><h2>${escapeHtml(tag)}</h2><p>${escapeHtml(description)}</p>` +
      `${operations
        .filter(({ tags }) => tags.includes(tag))
        .map(plainOperation)
        .join('')}</section>`,
  );
  return [...guide, ...groups].join('\n');
}

function plainOperation({ call, summary, parameters, responses }: Operation & { call: string }) {
  const rows = parameters.map(
    ({ name, in: place, required, description = '' }) =>
      `<li><code>${escapeHtml(name)}</code> (${place}${required ? ', required' : ''}) ` +
      `${withCode(description)}</li>`,
  );
  const outcomes = Object.entries(responses).map(
    ([status, { description }]) => `<li>${status}: ${withCode(description)}</li>`,
  );
  return `<article><h3><code>${escapeHtml(call)}</code></h3><p>${escapeHtml(summary)}</p>
${rows.length === 0 ? '' : `<ul>${rows.join('')}</ul>`}<ul>${outcomes.join('')}</ul></article>`;
}

function withCode(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
