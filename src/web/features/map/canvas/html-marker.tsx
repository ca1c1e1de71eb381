import { DivIcon, Marker, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Location } from '#shared/contract/catalogue/places.ts';

interface HtmlMarkerProps {
  map: LeafletMap;
  at: Location;
  /** The z-index offset. */
  above?: number;
  children: ReactNode;
}

/** Renders children at a position of the map, with the top left corner on it. */
export function HtmlMarker({ map, at, above = 0, children }: HtmlMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  const [marker] = useState(
    () =>
      new Marker(at, {
        icon: new DivIcon({ html: element, className: '', iconSize: [0, 0] }),
        // Our own buttons take the focus and the clicks.
        interactive: false,
        keyboard: false,
      }),
  );
  const { lat, lng } = at;

  useEffect(() => {
    marker.addTo(map);
    return () => void marker.remove();
  }, [map, marker]);

  // A separate effect: removing and adding the marker would lose the focus.
  useEffect(() => {
    marker.setLatLng([lat, lng]).setZIndexOffset(above);
  }, [marker, lat, lng, above]);

  return createPortal(children, element);
}
