import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { answerSurvey } from '#server/features/inbox/requests/answer-survey.ts';
import { requestToJoin } from '#server/features/inbox/requests/request-to-join.ts';
import { sendMessage } from '#server/features/inbox/requests/send-message.ts';
import { registerEndpoints } from '../endpoint/register-endpoint.ts';

export function requests(app: FastifyInstance): void {
  registerEndpoints(app, endpoints, {
    createClinicRequest: ({ http, body }) => requestToJoin(http.context, body, http.ip),
    createSurveyAnswer: ({ http, body }) => answerSurvey(http.context, body, http.ip),
    createContactMessage: ({ http, body }) => sendMessage(http.context, body, http.ip),
  });
}
