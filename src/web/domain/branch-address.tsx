import type { ClinicBranch } from '#shared/contract/catalogue/places.ts';
import { fullAddress } from '#shared/domain/catalogue/places/full-address.ts';
import { useApp } from '#web/lib/app.ts';
import styles from './branch-address.module.css';
import { Stations } from './stations.tsx';

interface BranchAddressProps {
  branch: ClinicBranch;
  /** True if the name is shown elsewhere. */
  hidesName?: boolean;
}

/** The name and the address of a clinic branch, and the stations near it. */
export function BranchAddress({ branch, hidesName = false }: BranchAddressProps) {
  const { language } = useApp();
  return (
    <div className={styles.place}>
      {hidesName ? null : <p className={styles.name}>{branch.name}</p>}
      <p>{fullAddress(branch, language)}</p>
      <Stations stations={branch.closest_stations} className={styles.stations} />
    </div>
  );
}
