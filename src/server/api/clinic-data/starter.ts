import type { FastifyInstance } from 'fastify';
import type { Caller } from '#server/features/identity/access/caller.ts';
import type { Site } from '#server/site.ts';
import { starterEndpoints } from '#shared/contract/clinic-data/setup/starter.ts';
import { countryStartEndpoints } from '#shared/contract/clinic-data/onboarding/country-start.ts';
import { readCountryStart } from '#server/features/clinic-data/start/read-country-start.ts';
import { registerStaffEndpoints } from '../endpoint/register-staff-endpoint.ts';

// The names of five countries would stay in memory, and only a new country needs them.
const loadStarterCode = () => import('#server/features/clinic-data/starter/load-starter.ts');
const loadCityCode = () => import('#server/features/clinic-data/starter/starter-cities.ts');

/** The calls that start a country and fill its catalogue. */
export function starter(app: FastifyInstance): void {
  registerStaffEndpoints(app, countryStartEndpoints, {
    countryStart: ({ http }) => readCountryStart(http.site),
  });
  registerStaffEndpoints(app, starterEndpoints, {
    starter: async ({ http: { site } }) => {
      const [{ previewStarter }, { listStarterCities }] = await Promise.all([
        loadStarterCode(),
        loadCityCode(),
      ]);
      const { pool } = site.database;
      return {
        ...(await previewStarter(pool, site.country)),
        cities: await listStarterCities(pool, site.country),
      };
    },
    loadStarter: async ({ http, caller }) => {
      const { loadStarter } = await loadStarterCode();
      return loadStarter(targetOf(http.site, caller));
    },
    addStarterCity: async ({ http, caller, body }) => {
      const { addStarterCity } = await loadCityCode();
      return { id: await addStarterCity(targetOf(http.site, caller), body.slug) };
    },
  });
}

function targetOf({ database: { pool }, country, clock }: Site, { username }: Caller) {
  return { pool, country, actor: username, now: new Date(clock()) };
}
