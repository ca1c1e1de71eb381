import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { scaleLength } from '../scale-bar.ts';
import styles from './map-canvas.module.css';

const MAX_PIXELS = 96;

/** The scale bar of a map. */
export function Scale({ map }: { map: LeafletMap }) {
  const format = useFormat();
  const bar = useRef<HTMLSpanElement>(null);
  const [metres, setMetres] = useState(0);

  useEffect(() => {
    const measure = () => {
      const scale = scaleLength(metresPerPixel(map), MAX_PIXELS);
      setMetres(scale.metres);
      if (bar.current !== null) bar.current.style.width = `${scale.pixels}px`;
    };
    measure();
    map.on('zoomend moveend resize', measure);
    return () => void map.off('zoomend moveend resize', measure);
  }, [map]);

  return (
    <p className={styles.scale} aria-hidden="true">
      {format.distance(metres)}
      <span ref={bar} className={styles.bar} />
    </p>
  );
}

/** Returns the metres per pixel in the middle of the map. */
function metresPerPixel(map: LeafletMap): number {
  const { x, y } = map.getSize().divideBy(2);
  const from = map.containerPointToLatLng([x, y]);
  return map.distance(from, map.containerPointToLatLng([x + 1, y]));
}
