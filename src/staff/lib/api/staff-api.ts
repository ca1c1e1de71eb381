import type { QueryClient } from '@tanstack/react-query';
import type { Endpoints } from '#shared/contract/api.ts';
import { createHttpClient, type Client, type Send } from '#shared/contract/client.ts';
import { routes } from '#shared/contract/routes.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { staffRoutes } from '#shared/contract/staff/staff-routes.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { createHttp } from '#web/lib/api/http.ts';
import { statusOf } from '#web/lib/failures/api-failure.ts';
import { SESSION_KEY } from '../../session/session.ts';

type SessionEndpoints = Pick<Endpoints, 'createSession' | 'closeSession' | 'me'>;

/** The calls of the staff pages. */
export type StaffPagesApi = Client<StaffEndpoints & SessionEndpoints>;

const { createSession, closeSession, me } = routes;

/** Creates the API client of the staff pages. A 401 shows the sign-in. */
export function createStaffApi(language: Language, queryClient: QueryClient): StaffPagesApi {
  const request = createHttp(language);
  const send: Send = async (call) => {
    try {
      return await request(call);
    } catch (error) {
      if (statusOf(error) === 401) queryClient.setQueryData(SESSION_KEY, null);
      throw error;
    }
  };
  return createHttpClient<StaffEndpoints & SessionEndpoints>(
    { ...staffRoutes, createSession, closeSession, me },
    send,
  );
}
