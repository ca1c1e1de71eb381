import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { devPaths } from '#shared/paths.ts';
import { sourceFile } from '#server/config/project-root.ts';
import type { ConsoleSms } from '#server/gateways/sms/console-sms.ts';
import { smsHtml } from './sms-html.ts';

const STYLES = `${devPaths.sms}.css`;

/** Serves the page with the messages of the console provider. Never registered in production. */
export function smsPage(app: FastifyInstance, sms: ConsoleSms): void {
  const styles = readFileSync(sourceFile('src/server/gateways/sms/dev/sms.css'));
  app.get(STYLES, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(styles),
  );
  app.get(devPaths.sms, (request, reply) => {
    void reply.header('cache-control', 'no-store').header('vary', 'accept');
    const messages = sms.sent.map(({ to, text, sentAt }) => ({
      to,
      text,
      created_at: new Date(sentAt).toISOString(),
    }));
    if (!(request.headers.accept ?? '').includes('text/html')) return reply.send({ messages });
    return reply.type('text/html; charset=utf-8').send(smsHtml(messages, STYLES));
  });
}
