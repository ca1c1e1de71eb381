import { distanceMetres, type Coordinates } from '#shared/domain/catalogue/places/distance.ts';

const TIMEOUT_MS = 10_000;
/** Minimum movement to report, so that a list is not sorted again at every step. */
const MIN_MOVE_METRES = 250;
/** The decimals of a degree: about 10 metres, enough for the distance to a clinic. */
const DECIMALS = 4;

interface Watcher {
  onPosition: (position: Coordinates) => void;
  /** Runs if access is denied, times out or is unsupported. No position follows. */
  onFailure: () => void;
}

/**
 * Watches the position of the visitor and reports larger movements. An error after the first position
 * is ignored, as that position remains valid. The returned function stops the watch.
 */
export function watchPosition({ onPosition, onFailure }: Watcher): () => void {
  // Absent without HTTPS.
  if (!('geolocation' in navigator)) {
    onFailure();
    return () => {};
  }
  let reported: Coordinates | null = null;
  const watch = navigator.geolocation.watchPosition(
    ({ coords }) => {
      const position = { lat: rounded(coords.latitude), lng: rounded(coords.longitude) };
      if (reported !== null && distanceMetres(reported, position) < MIN_MOVE_METRES) return;
      reported = position;
      onPosition(position);
    },
    () => {
      if (reported !== null) return;
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
