import { escapeHtml } from '#server/text/escape-html.ts';

interface Message {
  to: string;
  text: string;
  /** ISO 8601, in UTC. */
  created_at: string;
}

/** Returns the page with messages. `stylesAt` is the URL of its style sheet. */
export function smsHtml(messages: readonly Message[], stylesAt: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Sent messages – Vizit</title><meta name="robots" content="noindex">
<link rel="stylesheet" href="${stylesAt}"></head>
<body><main><h1>Sent messages</h1>
<p>The console provider sends nothing. It lists its messages here, newest first.</p>
${messages.length === 0 ? '<p class="none">No messages yet. Book an appointment to get one.</p>' : table(messages)}
</main></body></html>`;
}

/** The roles keep the table a table where a phone stacks its cells. */
function table(messages: readonly Message[]): string {
  const heads = ['Sent at', 'To', 'Text'].map((head) => `<th role="columnheader">${head}</th>`);
  return `<table role="table"><thead role="rowgroup"><tr role="row">${heads.join('')}</tr></thead>
<tbody role="rowgroup">${messages.map(row).join('\n')}</tbody></table>`;
}

function row({ to, text, created_at: at }: Message): string {
  const time = `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;
  return `<tr role="row"><td role="cell" class="fact"><time datetime="${at}">${time}</time></td>
<td role="cell" class="fact">${escapeHtml(to)}</td><td role="cell" class="text">${withLinks(text)}</td></tr>`;
}

function withLinks(text: string): string {
  return escapeHtml(text).replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}
