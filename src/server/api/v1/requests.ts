import type { FastifyInstance } from 'fastify';
import { endpoints } from '#shared/contract/endpoints.ts';
import { answerSurvey, requestConnection, sendMessage } from '#server/features/requests/index.ts';
import { serve } from '../serve.ts';

export function requests(app: FastifyInstance): void {
  serve(app, endpoints.createClinicRequest, ({ http, body }) =>
    requestConnection(http.context, body, http.ip),
  );
  serve(app, endpoints.createSurveyAnswer, ({ http, body }) =>
    answerSurvey(http.context, body, http.ip),
  );
  serve(app, endpoints.createContactMessage, ({ http, body }) =>
    sendMessage(http.context, body, http.ip),
  );
}
