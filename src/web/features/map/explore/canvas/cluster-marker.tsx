import type { Map as LeafletMap } from 'leaflet';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx';
import { HtmlMarker } from '../../canvas/html-marker.tsx';
import type { Cluster } from '../cluster-branches.ts';
import styles from './explore-canvas.module.css';

/** The space around a focused marker, in pixels. */
const MARGIN = 60;

/** The marker of a cluster. A press zooms in until the cluster splits. */
export function ClusterMarker({ map, cluster }: { map: LeafletMap; cluster: Cluster }) {
  const t = useT('map');
  const format = useFormat();
  const { count, at, opensAt } = cluster;

  function zoomIn() {
    // The marker disappears, so the focus moves to the map.
    map.getContainer().focus({ preventScroll: true });
    map.setView(at, Math.max(opensAt, map.getZoom() + 1));
  }

  return (
    <HtmlMarker map={map} at={at} above={500}>
      <button
        type="button"
        className={styles.cluster}
        data-map-label={-1}
        onFocus={() => map.panInside(at, { padding: [MARGIN, MARGIN], animate: false })}
        onClick={zoomIn}
      >
        <span aria-hidden="true">{format.number(count)}</span>
        <VisuallyHidden>{t('cluster', { count })}</VisuallyHidden>
      </button>
    </HtmlMarker>
  );
}
