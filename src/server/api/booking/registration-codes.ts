import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { sendCode } from '#server/features/booking/codes/send-code.ts';
import { phoneProofOf } from './phone-proof-cookie.ts';
import { registerEndpoint } from '../endpoint/register-endpoint.ts';

export function registrationCodes(app: FastifyInstance): void {
  registerEndpoint(app, endpoints.registrationCodes, async ({ http, reply, body }) => {
    const answer = await sendCode(http.context, {
      phone: body.phone,
      address: http.ip,
      isVerified: phoneProofOf(http, reply).isVerified,
    });
    if (!answer.send_sms) http.outcome = 'not_needed';
    return answer;
  });
}
