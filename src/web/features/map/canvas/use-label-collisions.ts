import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { visibleLabels } from '../visible-labels.ts';
import styles from './map-canvas.module.css';

/** The labels of the map. If two overlap, the one with the lower rank is shown. */
const LABEL = '[data-map-label]';

/** Hides labels that overlap, after every zoom and every change of `markers`. */
export function useLabelCollisions(map: LeafletMap | null, markers: string): void {
  useEffect(() => {
    if (map === null) return;
    const hideOverlaps = () => {
      const labels = [...map.getContainer().querySelectorAll<HTMLElement>(LABEL)];
      const rank = (label: HTMLElement) => Number(label.dataset['mapLabel']);
      labels.sort((a, b) => rank(a) - rank(b));
      const boxes = labels.map((label, index) => {
        const { left, top, width, height } = label.getBoundingClientRect();
        // Negative ranks are pins, which are never hidden.
        return { id: String(index), left, top, width, height, isFixed: rank(label) < 0 };
      });
      const visible = visibleLabels(boxes);
      labels.forEach((label, index) => {
        label.classList.toggle(styles.covered ?? '', !visible.has(String(index)));
      });
    };
    hideOverlaps();
    map.on('zoomend resize', hideOverlaps);
    return () => void map.off('zoomend resize', hideOverlaps);
  }, [map, markers]);
}
