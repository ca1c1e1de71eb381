import { Circle, DivIcon, LayerGroup, Marker, type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import type { Location } from '#shared/contract/catalogue/places.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { scaleLength } from '../scale-bar.ts';
import styles from './map-canvas.module.css';
import { metresPerPixel } from './metres-per-pixel.ts';

const RINGS = [1, 2, 3];
/** The label rank of rings, after all markers. */
const RANK = 100_000;
/** The maximum distance between rings, in pixels. */
const MAX_DISTANCE = 120;
const METRES_PER_DEGREE = 111_195;

function ringLabel(at: Location, text: string): Marker {
  const label = document.createElement('span');
  label.className = styles.ringLabel ?? '';
  label.ariaHidden = 'true';
  label.textContent = text;
  label.dataset['mapLabel'] = String(RANK);
  return new Marker(at, {
    icon: new DivIcon({ html: label, className: '', iconSize: [0, 0] }),
    interactive: false,
    keyboard: false,
    zIndexOffset: -1000,
  });
}

/** Draws distance rings around a position, for a map without tiles. */
export function useDistanceRings(map: LeafletMap | null, around: Location | null): void {
  const format = useFormat();
  useEffect(() => {
    if (map === null || around === null) return;
    const rings = new LayerGroup().addTo(map);
    const draw = () => {
      rings.clearLayers();
      const spacing = scaleLength(metresPerPixel(map), MAX_DISTANCE).metres;
      for (const ring of RINGS) {
        const radius = ring * spacing;
        new Circle(around, { radius, interactive: false, className: styles.ring }).addTo(rings);
        // At both ends of the ring, as one may be out of view.
        for (const north of [radius, -radius]) {
          const at = { lat: around.lat + north / METRES_PER_DEGREE, lng: around.lng };
          ringLabel(at, format.distance(radius)).addTo(rings);
        }
      }
    };
    draw();
    map.on('zoomend', draw);
    return () => {
      map.off('zoomend', draw);
      rings.remove();
    };
  }, [map, around, format]);
}
