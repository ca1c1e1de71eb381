import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { answerSurvey, requestToJoin, sendMessage } from '#server/features/requests/index.ts';
import { registerEndpoint } from '../register-endpoint.ts';

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
