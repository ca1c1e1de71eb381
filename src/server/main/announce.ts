import { COUNTRIES } from '#shared/countries/index.ts';
import type { Config } from '#server/config/config.ts';

const IS_LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Returns the start message: the URLs of the server, and what to try. */
export function startText(config: Config, port: number): string {
  const { countries, defaultCountry, environment } = config;
  const lines = countries.map((code) => {
    const { host, locales } = COUNTRIES[code];
    const address =
      environment === 'production' ? `https://${host}` : `http://${code}.localhost:${port}`;
    return `  ${code}  ${address}  (${locales.join(', ')})`;
  });
  return `
Vizit is ready at http://localhost:${port} (${defaultCountry})
${[...lines, '', ...reachOf(config), ...hintsOf(config, port)].join('\n')}
Ctrl-C stops everything; bookings are kept.

`;
}

/** Returns warnings for settings that suggest production without its safeguards. */
export function startWarnings({ environment, sms, databaseUrls }: Config): readonly string[] {
  if (environment === 'production') return [];
  const real = [
    ...(sms.provider === 'console' ? [] : [`SMS_PROVIDER=${sms.provider}`]),
    ...(databaseUrls.size === 0 ? [] : ['DATABASE_URL']),
  ];
  if (real.length === 0) return [];
  return [
    `Warning: ${real.join(' and ')} without NODE_ENV=production: what production refuses at its start is not checked.`,
  ];
}

function reachOf({ environment, host }: Config): readonly string[] {
  if (environment === 'production') return [];
  return [
    IS_LOOPBACK.test(host)
      ? 'Listening on this machine alone; HOST=:: opens it to the network.'
      : `Listening on ${host}: others on the network may reach it.`,
  ];
}

/** Returns what to try first. Made-up numbers are only for the provider that sends nothing. */
function hintsOf({ environment, sms }: Config, port: number): readonly string[] {
  const api = `The API is described at http://localhost:${port}/api/docs`;
  if (environment === 'production' || sms.provider !== 'console') return [api];
  return [
    '',
    'Try: choose a specialty, pick a free time, book it with a made-up mobile number of the country.',
    `The one-time code is printed here and shown at http://localhost:${port}/dev/sms`,
    api,
  ];
}
