import { useMemo } from 'react';
import type {
  ClinicRequestPayload,
  ContactMessagePayload,
  Received,
  SurveyPayload,
} from '#shared/contract/requests.ts';
import { apiPaths } from '#shared/paths.ts';
import { createHttp } from '#web/lib/api/http.ts';
import { useApp } from '#web/lib/app.ts';

/** What people send us; only a browser does. Rejects as every call of the API. */
interface RequestsApi {
  createClinicRequest(body: ClinicRequestPayload): Promise<Received>;
  createSurveyAnswer(body: SurveyPayload): Promise<Received>;
  createContactMessage(body: ContactMessagePayload): Promise<Received>;
}

export function useRequestsApi(): RequestsApi {
  const { language } = useApp();
  return useMemo(() => {
    const http = createHttp(language);
    return {
      createClinicRequest: (body) => http.post(apiPaths.createClinicRequest(), body),
      createSurveyAnswer: (body) => http.post(apiPaths.createSurveyAnswer(), body),
      createContactMessage: (body) => http.post(apiPaths.createContactMessage(), body),
    };
  }, [language]);
}
