import type { Map as LeafletMap } from 'leaflet';
import { startTransition, useEffect, useState } from 'react';
import { visibleLabels } from '../visible-labels.ts';
import styles from './map-canvas.module.css';

/** The labels of the map. If two overlap, the one with the lower rank is shown. */
const LABEL = '[data-map-label]';

/** Hides labels that overlap, after every zoom and every change of `markers`. */
export function useLabelCollisions(map: LeafletMap, markers: string): void {
  const [zooms, setZooms] = useState(0);
  useEffect(() => {
    // Together with the markers of the new zoom, as measuring labels takes long.
    const count = () => startTransition(() => setZooms((last) => last + 1));
    map.on('zoomend resize', count);
    return () => void map.off('zoomend resize', count);
  }, [map]);
  useEffect(() => hideOverlaps(map), [map, markers, zooms]);
}

function hideOverlaps(map: LeafletMap): void {
  const labels = [...map.getContainer().querySelectorAll<HTMLElement>(LABEL)];
  const rank = (label: HTMLElement) => Number(label.dataset['mapLabel']);
  labels.sort((a, b) => rank(a) - rank(b));
  const boxes = labels.map((label) => {
    const { left, top, width, height } = label.getBoundingClientRect();
    // Negative ranks are pins, which are never hidden.
    return { label, left, top, width, height, isFixed: rank(label) < 0 };
  });
  const visible = new Set(visibleLabels(boxes));
  for (const box of boxes) box.label.classList.toggle(styles.covered ?? '', !visible.has(box));
}
