import type { QueryClient } from '@tanstack/react-query';
import type { Endpoints } from '#shared/contract/api.ts';
import { createHttpClient, type Client, type Send } from '#shared/contract/client.ts';
import { pageRoutes } from '#shared/contract/page-routes.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { staffRoutes } from '#shared/contract/staff/staff-routes.ts';
import type { StaffState } from '#shared/staff-state.ts';
import { createHttp } from '#web/lib/api/http.ts';
import { statusOf } from '#web/lib/failures/api-failure.ts';
import { compareBuild } from '../build-version.ts';
import { SESSION_KEY, storeSession } from '../../session/session.ts';

/** The calls of the staff pages: the staff API, and the times and maps that patients see. */
type Calls = StaffEndpoints & Pick<Endpoints, 'slots' | 'settings' | 'cities'>;

const { slots, settings, cities } = pageRoutes;
const routes = { ...staffRoutes, slots, settings, cities };

/** The client of the staff pages. */
export type StaffApi = Client<Calls>;

/**
 * Creates the API client of the staff pages. When the access token has expired it renews the session
 * once and sends the request again; a session that cannot be renewed shows the sign-in.
 */
export function createStaffApi(
  { language, build }: Pick<StaffState, 'language' | 'build'>,
  queryClient: QueryClient,
): StaffApi {
  const send = createHttp(language, { onResponse: (headers) => compareBuild(headers, build) });
  const { renewSession } = createHttpClient<StaffEndpoints>(staffRoutes, send);
  let renewal: Promise<unknown> | null = null;

  /** Requests that fail together share one renewal. */
  function renew(): Promise<unknown> {
    renewal ??= renewSession()
      .then(storeSession)
      .finally(() => {
        renewal = null;
      });
    return renewal;
  }

  const sendWithRenewal: Send = async (request) => {
    try {
      return await send(request);
    } catch (error) {
      if (statusOf(error) !== 401 || isSignIn(request.path)) throw error;
    }
    try {
      await renew();
    } catch (error) {
      if (statusOf(error) === 401) queryClient.setQueryData(SESSION_KEY, null);
      throw error;
    }
    return send(request);
  };
  return createHttpClient<Calls>(routes, sendWithRenewal);
}

/** Checks for a call whose 401 means wrong credentials, or a session that is over. */
function isSignIn(path: string): boolean {
  return path === staffRoutes.signIn.path || path === staffRoutes.renewSession.path;
}
