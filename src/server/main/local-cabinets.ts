import type { Config } from '#server/config/config.ts';

type Links = Pick<Config, 'countries' | 'port' | 'signInLinks'>;

/**
 * Returns settings with which the sign-in of clinics leads to the cabinet of this process, unless the
 * operator has set another address. For demo data on a developer's machine.
 */
export function withLocalCabinets<Settings extends Links>(settings: Settings): Settings {
  const { countries, port, signInLinks } = settings;
  if (port === 0) return settings;
  const links = { ...signInLinks };
  for (const code of countries) {
    links[code] = {
      clinicCabinetUrl: `http://cabinet.${code}.localhost:${port}`,
      ...signInLinks[code],
    };
  }
  return { ...settings, signInLinks: links };
}
