import type { Map as LeafletMap } from 'leaflet';
import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { boxOf } from '../../canvas/box-of.ts';
import type { Box, MapView } from '../map-view.ts';

/** The padding in which markers are drawn for dragging, as a fraction of the map's size. */
const PADDING_RATIO = 0.25;

/** The visible part of a map. */
export interface Viewport {
  view: MapView;
  box: Box;
  /** The box with padding around the edges. */
  drawn: Box;
}

/** Observes the viewport of a map, and reports moves by the visitor. */
export function useViewport(map: LeafletMap | null, onMove: (viewport: Viewport) => void) {
  const [viewport, setViewport] = useState<Viewport | null>(null);
  const isSilent = useRef(false);
  const report = useEffectEvent(onMove);

  useEffect(() => {
    if (map === null) return;
    let size = map.getSize();
    const update = () => {
      const current = viewportOf(map);
      // A resize, for example by rotating the device, is not a move.
      const isMoved = size.equals(map.getSize());
      size = map.getSize();
      const isByVisitor = isMoved && !isSilent.current;
      // The map has moved already; thousands of markers and the list may follow later.
      startTransition(() => {
        setViewport(current);
        if (isByVisitor) report(current);
      });
    };
    setViewport(viewportOf(map));
    map.on('moveend', update);
    return () => void map.off('moveend', update);
  }, [map]);

  /** Moves the map without calling `onMove`. */
  const moveSilently = useCallback((move: () => void) => {
    isSilent.current = true;
    move();
    isSilent.current = false;
  }, []);
  return { viewport, moveSilently };
}

function viewportOf(map: LeafletMap): Viewport {
  const { lat, lng } = map.getCenter();
  const bounds = map.getBounds();
  return {
    view: { lat, lng, zoom: map.getZoom() },
    box: boxOf(bounds),
    drawn: boxOf(bounds.pad(PADDING_RATIO)),
  };
}
