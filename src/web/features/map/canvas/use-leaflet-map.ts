import { LatLngBounds, Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { Location } from '#shared/contract/catalogue/places.ts';
import { MAX_ZOOM, MIN_ZOOM } from '../explore/map-view.ts';

/** The space for labels around the outermost markers, in pixels. */
const MARGIN = { left: 76, right: 124, top: 40, bottom: 64 };
const MAX_INITIAL_ZOOM = 16;

/** Zooms the map to show all places. */
export function showAll(map: LeafletMap, places: readonly Location[]): void {
  const bounds = new LatLngBounds(places.map(({ lat, lng }) => [lat, lng]));
  map.fitBounds(bounds, {
    paddingTopLeft: [MARGIN.left, MARGIN.top],
    paddingBottomRight: [MARGIN.right, MARGIN.bottom],
    maxZoom: MAX_INITIAL_ZOOM,
  });
}

interface MapOptions {
  /** True if the map is the main content: the wheel zooms it and one finger moves it, instead of the page. */
  isMain?: boolean;
  /** Sets the initial view. */
  open: (map: LeafletMap) => void;
}

/** Creates a Leaflet map in an element; null before the effect runs. */
export function useLeafletMap(
  container: RefObject<HTMLElement | null>,
  { isMain = false, open }: MapOptions,
): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const openMap = useEffectEvent(open);

  useEffect(() => {
    if (container.current === null) return;
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const opened = new LeafletMap(container.current, {
      attributionControl: false,
      zoomControl: false,
      // If not main, the wheel and one finger scroll the page, and two fingers move the map.
      scrollWheelZoom: isMain,
      dragging: isMain || !matchMedia('(pointer: coarse)').matches,
      zoomAnimation: !prefersReducedMotion,
      fadeAnimation: !prefersReducedMotion,
      markerZoomAnimation: !prefersReducedMotion,
      zoomSnap: 0.5,
      maxZoom: MAX_ZOOM,
      minZoom: MIN_ZOOM,
    });
    openMap(opened);
    const observer = new ResizeObserver(() => opened.invalidateSize());
    observer.observe(container.current);
    setMap(opened);
    return () => {
      observer.disconnect();
      opened.remove();
      setMap(null);
    };
  }, [container, isMain]);

  return map;
}
