import { distanceMetres, type Coordinates } from '#shared/domain/places/distance.ts';

const TIMEOUT_MS = 10_000;
/** A list that is sorted anew at every step of the reader could not be read. */
const WORTH_TELLING_METRES = 250;
/** About 10 metres: good enough for a distance to a clinic, and no more than that is needed. */
const DECIMALS = 4;

interface Watcher {
  onPosition: (position: Coordinates) => void;
  /** Refused, not found in time, or not to be had in this browser; nothing comes after it. */
  onFailure: () => void;
}

/**
 * Asks the browser where the visitor is and tells when that changed by a walk. A failure after the
 * first position is none: that position still holds. The returned function ends it.
 */
export function watchPosition({ onPosition, onFailure }: Watcher): () => void {
  // Not there on a page that came without encryption.
  if (!('geolocation' in navigator)) {
    onFailure();
    return () => {};
  }
  let told: Coordinates | null = null;
  const watch = navigator.geolocation.watchPosition(
    ({ coords }) => {
      const position = { lat: rounded(coords.latitude), lng: rounded(coords.longitude) };
      if (told !== null && distanceMetres(told, position) < WORTH_TELLING_METRES) return;
      told = position;
      onPosition(position);
    },
    () => {
      if (told !== null) return;
      navigator.geolocation.clearWatch(watch);
      onFailure();
    },
    { timeout: TIMEOUT_MS, maximumAge: 60_000 },
  );
  return () => navigator.geolocation.clearWatch(watch);
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}
