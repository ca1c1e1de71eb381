import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { answerSurvey } from '#server/features/inbox/requests/answer-survey.ts';
import { requestToJoin } from '#server/features/inbox/requests/request-to-join.ts';
import { sendMessage } from '#server/features/inbox/requests/send-message.ts';
import { registerEndpoint } from '../endpoint/register-endpoint.ts';

export function requests(app: FastifyInstance): void {
  registerEndpoint(app, endpoints.createClinicRequest, ({ http, body }) =>
    requestToJoin(http.context, body, http.ip),
  );
  registerEndpoint(app, endpoints.createSurveyAnswer, ({ http, body }) =>
    answerSurvey(http.context, body, http.ip),
  );
  registerEndpoint(app, endpoints.createContactMessage, ({ http, body }) =>
    sendMessage(http.context, body, http.ip),
  );
}
