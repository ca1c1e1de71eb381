import { COUNTRIES } from '#shared/countries/index.ts';
import type { StaffSite } from '#shared/countries/staff-hosts.ts';
import type { Config } from '#server/config/config.ts';

const IS_LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** A link that signs in to a staff site once. */
export interface StaffLink {
  readonly site: StaffSite;
  /** The work of the account, if the site has several links. */
  readonly task?: string;
  readonly token: string;
}

/** Returns the output of a completed start: the addresses and hints to try it. */
export function startText(
  config: Config,
  port: number,
  staffLinks: readonly StaffLink[] = [],
): string {
  const { countries, defaultCountry, environment } = config;
  const lines = countries.map((code) => {
    const { host, locales } = COUNTRIES[code];
    const address =
      environment === 'production' ? `https://${host}` : `http://${code}.localhost:${port}`;
    return `  ${code}  ${address}  (${locales.join(', ')})`;
  });
  return `
Vizit is ready at http://localhost:${port} (${defaultCountry})
${[...lines, '', ...networkHints(config), ...usageHints(config, port), ...staffHints(config, port, staffLinks)].join('\n')}
Press Ctrl-C to stop. Bookings are stored.

`;
}

/** Returns warnings for settings that look like production without NODE_ENV=production. */
export function startWarnings({ environment, sms, databaseUrls }: Config): readonly string[] {
  if (environment === 'production') return [];
  const real = [
    ...(sms.provider === 'console' ? [] : [`SMS_PROVIDER=${sms.provider}`]),
    ...(databaseUrls.size === 0 ? [] : ['DATABASE_URL']),
  ];
  if (real.length === 0) return [];
  return [
    `Warning: ${real.join(' and ')} without NODE_ENV=production: the checks for production are off.`,
  ];
}

function networkHints({ environment, host }: Config): readonly string[] {
  if (environment === 'production') return [];
  return [
    IS_LOOPBACK.test(host)
      ? 'Only this machine can connect. Set HOST=:: to open it to the network.'
      : `Listening on ${host}: other machines on the network can connect.`,
  ];
}

/** Suggests a made-up number only while the SMS provider sends nothing. */
function usageHints({ environment, sms }: Config, port: number): readonly string[] {
  const api = `API documentation: http://localhost:${port}/api/docs`;
  if (environment === 'production' || sms.provider !== 'console') return [api];
  return [
    '',
    'Try it: choose a specialty, pick a slot and book it with a made-up mobile number of the country.',
    `The one-time code is printed here and shown at http://localhost:${port}/dev/sms`,
    api,
  ];
}

/** Lists the staff sites of the default country, with links that sign in, or the command for a first account. */
function staffHints(
  { defaultCountry, environment, hasDemoData }: Config,
  port: number,
  links: readonly StaffLink[],
): readonly string[] {
  const address = (site: StaffSite) => `http://${site}.${defaultCountry}.localhost:${port}`;
  if (environment !== 'production' && !hasDemoData) {
    return [
      '',
      `For staff: ${address('operator')}`,
      `If there is no account yet: npm run staff -- --country ${defaultCountry} --username NAME --role admin`,
    ];
  }
  if (links.length === 0) return [];
  return [
    '',
    'For staff, with links that sign in once within a day:',
    ...links.map(
      ({ site, task = '', token }) =>
        `  ${site}  ${address(site)}/sign-in#${token}${task === '' ? '' : `  (${task})`}`,
    ),
  ];
}
