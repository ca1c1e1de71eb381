import { TileLayer, type Map as LeafletMap } from 'leaflet';

/** Milliseconds without a tile after which the tile server counts as unreachable. */
const TIMEOUT_MS = 8000;

/** Adds tiles to a map. `onFail` runs if none can be loaded. Returns their removal. */
export function addTiles(map: LeafletMap, url: string, onFail: () => void): () => void {
  // The servers of OpenStreetMap require the origin. The path may contain an appointment's hash.
  const tiles = new TileLayer(url, { referrerPolicy: 'strict-origin' });
  const timer = setTimeout(onFail, TIMEOUT_MS);
  const hasLoaded = () => clearTimeout(timer);
  tiles.once('tileload', () => {
    hasLoaded();
    tiles.off('load', onFail);
  });
  // Fires when all visible tiles have loaded or failed.
  tiles.once('load', onFail);
  tiles.addTo(map);
  return () => {
    hasLoaded();
    tiles.off().remove();
  };
}
