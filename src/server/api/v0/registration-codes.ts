import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { sendCode } from '#server/features/codes/index.ts';
import { phoneProofOf } from '../phone-proof-cookie.ts';
import { serve } from '../serve.ts';

export function registrationCodes(app: FastifyInstance): void {
  serve(app, endpoints.registrationCodes, ({ http, reply, body }) =>
    sendCode(http.call, {
      phone: body.phone,
      address: http.ip,
      isProven: phoneProofOf(http, reply).isProven,
    }),
  );
}
