import type { FastifyInstance } from 'fastify';
import { messageEndpoints as endpoints } from '#shared/contract/messages/messages.ts';
import { countMessages } from '#server/features/messages/sent/count-messages.ts';
import { listMessages } from '#server/features/messages/sent/list-messages.ts';
import { resendByStaff } from '#server/features/messages/sent/resend-by-staff.ts';
import { sendTestMessage } from '#server/features/messages/sent/send-test-message.ts';
import { registerStaffEndpoint } from '../endpoint/register-staff-endpoint.ts';

/** Registers the calls about messages to patients. */
export function messages(app: FastifyInstance): void {
  registerStaffEndpoint(app, endpoints.messageCounts, ({ http, query }) =>
    countMessages(http.site, query.day),
  );
  registerStaffEndpoint(app, endpoints.messages, ({ http, query }) =>
    listMessages(http.site, query),
  );
  registerStaffEndpoint(app, endpoints.resendMessage, async ({ http, params, caller }) => ({
    is_queued: await resendByStaff(http.site, params.id, caller.username),
  }));
  registerStaffEndpoint(app, endpoints.sendTestMessage, ({ http, body, caller }) =>
    sendTestMessage(http.context, body.phone, caller.id),
  );
}
