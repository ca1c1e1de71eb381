import type { FastifyInstance } from 'fastify';
import { messageEndpoints as endpoints } from '#shared/contract/messages/messages.ts';
import { countMessages } from '#server/features/messages/sent/count-messages.ts';
import { listMessages } from '#server/features/messages/sent/list-messages.ts';
import { resendByStaff } from '#server/features/messages/sent/resend-by-staff.ts';
import { sendTestMessage } from '#server/features/messages/sent/send-test-message.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';

/** Registers the calls about messages to patients. */
export function messages(app: FastifyInstance): void {
  registerStaffEndpoints(app, endpoints, {
    messageCounts: ({ http, query }) => countMessages(http.site, query.day),
    messages: ({ http, query }) => listMessages(http.site, query),
    resendMessage: async ({ http, params, caller }) => ({
      is_queued: await resendByStaff(http.site, params.id, caller.username),
    }),
    sendTestMessage: ({ http, body, caller }) =>
      sendTestMessage(http.context, body.phone, caller.id),
  });
}
