import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { fullAddress } from '#shared/domain/catalogue/places/full-address.ts';
import { useApp } from '#web/lib/app.ts';
import { Directions } from '#web/domain/contact/directions.tsx';
import { PhoneLink } from '#web/domain/contact/phone-link.tsx';
import { Stations } from '#web/domain/stations.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './branch-list.module.css';
import type { MapBranch } from './map-branch.ts';

interface BranchListProps {
  branches: readonly MapBranch[];
  chosen: number | null;
  onChoose: ((branch: number) => void) | undefined;
  details: ((branch: number) => ReactNode) | undefined;
}

/** The branches of the map as a list, with the numbers of the markers if there are several. */
export function BranchList({ branches, chosen, onChoose, details }: BranchListProps) {
  const { language } = useApp();
  const isNumbered = branches.length > 1;
  return (
    <ol className={styles.branches}>
      {branches.map((branch, index) => (
        <li key={branch.id} className={isNumbered ? styles.numbered : undefined}>
          {isNumbered ? (
            <span
              className={classNames(styles.number, branch.id === chosen && styles.chosen)}
              aria-hidden="true"
            >
              {index + 1}
            </span>
          ) : null}
          <div className={styles.words}>
            {onChoose === undefined ? (
              <p className={styles.name}>{branch.name}</p>
            ) : (
              <button
                type="button"
                className={classNames(styles.name, styles.choice)}
                aria-pressed={branch.id === chosen}
                onClick={() => onChoose(branch.id)}
              >
                {branch.name}
              </button>
            )}
            <p className={styles.address}>{fullAddress(branch, language)}</p>
            {branch.phone === null ? null : (
              <p className={styles.phone}>
                <Icon of={Phone} size={16} />
                <PhoneLink phone={branch.phone} />
              </p>
            )}
            <Stations stations={branch.closest_stations} />
            {details?.(branch.id)}
            <Directions branch={branch} />
          </div>
        </li>
      ))}
    </ol>
  );
}
