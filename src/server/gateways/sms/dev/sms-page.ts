import type { FastifyInstance } from 'fastify';
import { devPaths } from '#shared/paths.ts';
import { escapeHtml } from '#server/text/escape-html.ts';
import type { ConsoleSms } from '#server/gateways/sms/console-sms.ts';

/** Serves the page with the messages of the console provider. Never registered in production. */
export function smsPage(app: FastifyInstance, sms: ConsoleSms): void {
  app.get(devPaths.sms, (request, reply) => {
    void reply.header('cache-control', 'no-store').header('vary', 'accept');
    const messages = sms.sent.map(({ to, text, sentAt }) => ({
      to,
      text,
      created_at: new Date(sentAt).toISOString(),
    }));
    if (!(request.headers.accept ?? '').includes('text/html')) return reply.send({ messages });
    const rows = messages.map(
      ({ to, text, created_at: at }) =>
        `<tr><td>${escapeHtml(at)}</td><td>${escapeHtml(to)}</td><td><pre>${escapeHtml(text)}</pre></td></tr>`,
    );
    return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Sent messages</title><h1>Sent messages</h1>
<p>The console provider sends nothing. It lists its messages here, newest first.</p>
<table border="1" cellpadding="8"><thead><tr><th>Sent at</th><th>To</th><th>Text</th></tr></thead>
<tbody>${rows.join('') || '<tr><td colspan="3">Nothing yet.</td></tr>'}</tbody></table></html>`);
  });
}
