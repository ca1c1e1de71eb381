import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { visibleLabels } from '../visible-labels.ts';
import styles from './map-canvas.module.css';

/** An element with a name on the map; the lower its rank, the sooner it is shown. */
const LABEL = '[data-map-label]';

/** Hides the names that would cover another, anew at every zoom and whenever `marks` change. */
export function useLabelCollisions(map: LeafletMap | null, marks: string): void {
  useEffect(() => {
    if (map === null) return;
    const place = () => {
      const labels = [...map.getContainer().querySelectorAll<HTMLElement>(LABEL)];
      const rank = (label: HTMLElement) => Number(label.dataset['mapLabel']);
      labels.sort((a, b) => rank(a) - rank(b));
      const boxes = labels.map((label, index) => {
        const { left, top, width, height } = label.getBoundingClientRect();
        // Pins come before all names, and are never hidden.
        return { id: String(index), left, top, width, height, isFixed: rank(label) < 0 };
      });
      const free = visibleLabels(boxes);
      labels.forEach((label, index) => {
        label.classList.toggle(styles.covered ?? '', !free.has(String(index)));
      });
    };
    place();
    map.on('zoomend resize', place);
    return () => void map.off('zoomend resize', place);
  }, [map, marks]);
}
