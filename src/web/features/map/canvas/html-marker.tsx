import { DivIcon, Marker, type Map as LeafletMap } from 'leaflet';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Location } from '#shared/contract/catalogue/places.ts';

interface HtmlMarkerProps {
  map: LeafletMap;
  at: Location;
  /** Those above lie over those below, in pixels of latitude. */
  above?: number;
  children: ReactNode;
}

/** Whatever stands at a place of the map; its top left corner is the place. */
export function HtmlMarker({ map, at, above = 0, children }: HtmlMarkerProps) {
  const [element] = useState(() => document.createElement('div'));
  const [marker] = useState(
    () =>
      new Marker(at, {
        icon: new DivIcon({ html: element, className: '', iconSize: [0, 0] }),
        // Buttons of our own take the focus and the clicks.
        interactive: false,
        keyboard: false,
      }),
  );
  const { lat, lng } = at;

  useEffect(() => {
    marker.addTo(map);
    return () => void marker.remove();
  }, [map, marker]);

  // What has the focus must not leave the page to come back higher up.
  useEffect(() => {
    marker.setLatLng([lat, lng]).setZIndexOffset(above);
  }, [marker, lat, lng, above]);

  return createPortal(children, element);
}
