import { MapPin } from 'lucide-react';
import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import { Stations } from '#web/domain/stations.tsx';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './branch-place.module.css';

const MAX_STATIONS = 2;

/** The street, district and distance of a branch in a list of one city, and the stations near it. */
export function BranchPlace({ branch }: { branch: ClinicBranch }) {
  const t = useT('doctors');
  const format = useFormat();
  return (
    <div className={styles.place}>
      <p className={styles.address}>
        <Icon of={MapPin} size={16} />
        <span>
          {branch.address}
          {branch.city_area_name === null ? null : <> · {branch.city_area_name}</>}
          {branch.distance === null ? null : (
            <> · {t('card.fromYou', { distance: format.distance(branch.distance) })}</>
          )}
        </span>
      </p>
      <Stations stations={branch.closest_stations.slice(0, MAX_STATIONS)} isShort />
    </div>
  );
}
