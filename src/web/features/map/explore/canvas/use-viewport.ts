import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Box, MapView } from '../map-view.ts';

/** What is drawn beyond the edges already, in parts of the map: a map that is dragged shows it. */
const PADDING_RATIO = 0.25;

/** What the map shows. */
export interface Viewport {
  view: MapView;
  box: Box;
  /** With what is just beyond the edges. */
  drawn: Box;
}

interface Moves {
  seen: Viewport | null;
  /** Moves the map, at once, without telling: it was not the visitor who moved it. */
  quietly: (move: () => void) => void;
}

/** Follows what the map shows, and tells where the visitor has moved it. */
export function useViewport(map: LeafletMap | null, onMove: (seen: Viewport) => void): Moves {
  const [seen, setSeen] = useState<Viewport | null>(null);
  const isQuiet = useRef(false);
  const tell = useEffectEvent(onMove);

  useEffect(() => {
    if (map === null) return;
    let size = map.getSize();
    const follow = () => {
      const now = viewportOf(map);
      setSeen(now);
      // A screen that is turned shows another part, but nobody moved there.
      const isMoved = size.equals(map.getSize());
      size = map.getSize();
      if (isMoved && !isQuiet.current) tell(now);
    };
    setSeen(viewportOf(map));
    map.on('moveend', follow);
    return () => void map.off('moveend', follow);
  }, [map]);

  const quietly = useCallback((move: () => void) => {
    isQuiet.current = true;
    move();
    isQuiet.current = false;
  }, []);
  return { seen, quietly };
}

function viewportOf(map: LeafletMap): Viewport {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  const boxOf = (of: typeof bounds): Box => ({
    west: of.getWest(),
    south: of.getSouth(),
    east: of.getEast(),
    north: of.getNorth(),
  });
  return {
    view: { lat, lng, zoom: map.getZoom() },
    box: boxOf(bounds),
    drawn: boxOf(bounds.pad(PADDING_RATIO)),
  };
}
