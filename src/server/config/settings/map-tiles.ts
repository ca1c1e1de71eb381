import { ConfigError } from '../config-error.ts';
import type { MapTiles } from '../config.ts';
import { readText, type Variables } from '../read-variables.ts';

const PLACEHOLDERS = ['{z}', '{x}', '{y}'];

/** Reads the map tiles, or `null` without them. URL and attribution must be set together. */
export function readMapTiles(env: Variables): MapTiles | null {
  const url = readText(env, 'MAP_TILES_URL');
  const attribution = readText(env, 'MAP_TILES_ATTRIBUTION');
  if (url === undefined) return null;
  const { protocol, host } = URL.parse(url) ?? { protocol: '', host: '' };
  // The content security policy allows one host, so {s} for several hosts is rejected.
  const isOneHost = ['http:', 'https:'].includes(protocol) && !host.includes('{');
  if (!isOneHost || !PLACEHOLDERS.every((placeholder) => url.includes(placeholder))) {
    throw new ConfigError(
      'MAP_TILES_URL',
      'must be an address such as https://tiles.example.com/{z}/{x}/{y}.png',
    );
  }
  if (attribution === undefined) {
    throw new ConfigError(
      'MAP_TILES_ATTRIBUTION',
      'is required with MAP_TILES_URL: the copyright notice of the map',
    );
  }
  return { url, attribution };
}
