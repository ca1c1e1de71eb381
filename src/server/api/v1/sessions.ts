import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { closeSession, openSession } from '#server/features/sessions/index.ts';
import { bearerToken } from '../bearer-token.ts';
import { serve } from '../serve.ts';

export function sessions(app: FastifyInstance): void {
  serve(app, endpoints.createSession, ({ http, body, signal }) =>
    openSession(http.context, body, { address: http.ip, signal }),
  );
  serve(app, endpoints.closeSession, async ({ http }) => {
    await closeSession(http.site, bearerToken(http));
    return '' as const;
  });
}
