import type { Map as LeafletMap } from 'leaflet';
import { Maximize, Minus, Plus } from 'lucide-react';
import { useT } from '#web/lib/i18n/use-t.ts';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import styles from './map-canvas.module.css';

interface MapControlsProps {
  map: LeafletMap;
  onShowAll: () => void;
  /** The label of the button that shows all branches. */
  allLabel?: string;
}

export function MapControls({ map, onShowAll, allLabel }: MapControlsProps) {
  const t = useT('map');
  const all = allLabel ?? t('showAll');
  return (
    <div className={styles.controls}>
      <IconButton icon={Plus} label={t('zoomIn')} outlined onClick={() => map.zoomIn()} />
      <IconButton icon={Minus} label={t('zoomOut')} outlined onClick={() => map.zoomOut()} />
      <IconButton icon={Maximize} label={all} outlined onClick={onShowAll} />
    </div>
  );
}
