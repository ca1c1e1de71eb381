import { ConfigError } from '../config-error.ts';
import type { MapTiles } from '../config.ts';
import { readText, type Variables } from '../read-variables.ts';

const PLACEHOLDERS = ['{z}', '{x}', '{y}'];

/**
 * The tiles of OpenStreetMap, for development: its usage policy allows light use with attribution,
 * and forbids the traffic of a product.
 */
const DEVELOPMENT_TILES = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  isDefault: true,
};

/** The value that turns the tiles of development off. */
const NO_TILES = 'none';

/**
 * Reads the map tiles, or `null` without them. URL and attribution must be set together. In
 * development, the tiles of OpenStreetMap are the default.
 */
export function readMapTiles(env: Variables, isDevelopment = false): MapTiles | null {
  const url = readText(env, 'MAP_TILES_URL');
  const attribution = readText(env, 'MAP_TILES_ATTRIBUTION');
  if (url === undefined) return isDevelopment ? DEVELOPMENT_TILES : null;
  if (url === NO_TILES) return null;
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
  return { url, attribution, isDefault: false };
}
