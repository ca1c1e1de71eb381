import { ConfigError } from '../config-error.ts';
import type { MapTiles } from '../config.ts';
import { readText, type Variables } from '../read-variables.ts';

const PLACEHOLDERS = ['{z}', '{x}', '{y}'];

/** The map under the branches; `null` without one. Its licence wants to be named, so both or none. */
export function readMapTiles(env: Variables): MapTiles | null {
  const url = readText(env, 'MAP_TILES_URL');
  const attribution = readText(env, 'MAP_TILES_ATTRIBUTION');
  if (url === undefined) return null;
  const { protocol, host } = URL.parse(url) ?? { protocol: '', host: '' };
  // The content security policy names one host: {s} for several would not be in it.
  const isOneHost = ['http:', 'https:'].includes(protocol) && !host.includes('{');
  if (!isOneHost || !PLACEHOLDERS.every((placeholder) => url.includes(placeholder))) {
    throw new ConfigError(
      'MAP_TILES_URL',
      'must be an address such as https://tiles.example.com/{z}/{x}/{y}.png',
    );
  }
  if (attribution === undefined) {
    throw new ConfigError('MAP_TILES_ATTRIBUTION', 'must say whose map MAP_TILES_URL shows');
  }
  return { url, attribution };
}
