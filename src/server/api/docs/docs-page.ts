import { escapeHtml } from '#server/html.ts';
import type { openApiDocument } from './openapi.ts';

interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  parameters: { name: string; in: string; required: boolean; description?: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

/** A page for people to read the OpenAPI document on; works without scripts. */
export function docsPage(document: ReturnType<typeof openApiDocument>): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      ...(operation as Operation),
    })),
  );
  const groups = Map.groupBy(operations, (operation) => operation.tags[0] ?? '');
  const sections = [...groups].map(
    ([tag, members]) =>
      `<section><h2>${escapeHtml(tag)}</h2>${members.map(renderOperation).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(document.info.title)}</title><link rel="stylesheet" href="/api/docs/style.css"></head>
<body><main><h1>${escapeHtml(document.info.title)}</h1>
<p>${escapeHtml(document.info.description)}</p>
<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('\n')}</main></body></html>`;
}

function renderOperation(operation: Operation & { method: string; path: string }): string {
  const { method, path, summary, parameters, requestBody, responses } = operation;
  const rows = parameters.map(
    (parameter) =>
      `<tr><td><code>${escapeHtml(parameter.name)}</code></td><td>${parameter.in}</td>` +
      `<td>${parameter.required ? 'required' : ''}</td>` +
      `<td>${escapeHtml(parameter.description ?? '')}</td></tr>`,
  );
  const answers = Object.entries(responses).map(
    ([status, { description, content }]) =>
      `<details><summary><b>${status}</b> ${escapeHtml(description)}</summary>${Object.values(
        content,
      )
        .map(({ schema }) => renderSchema(schema))
        .join('')}</details>`,
  );
  return `<article id="${operation.operationId}">
<h3><span class="method">${method}</span> <code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(summary)}</p>
${rows.length === 0 ? '' : `<table><tbody>${rows.join('')}</tbody></table>`}
${
  requestBody === undefined
    ? ''
    : `<details><summary>Body</summary>${Object.values(requestBody.content)
        .map(({ schema }) => renderSchema(schema))
        .join('')}</details>`
}
${answers.join('')}</article>`;
}

function renderSchema(schema: object): string {
  return `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

export const DOCS_STYLE = `:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif;color:#0f1b2d;background:#f5f7fa}
main{max-width:64rem;margin:0 auto;padding:24px 16px}
article{background:#fff;border:1px solid #e1e6ee;border-radius:14px;padding:16px 20px;margin:16px 0}
h3{margin:0;font-size:16px}.method{color:#174cab;font-weight:650;margin-right:8px}
table{border-collapse:collapse;width:100%;margin:8px 0}td{padding:4px 12px 4px 0;border-top:1px solid #e1e6ee;vertical-align:top}
summary{cursor:pointer;padding:4px 0}pre{overflow:auto;background:#f5f7fa;padding:12px;border-radius:10px;font-size:12px}
a{color:#1d5fd6}`;
