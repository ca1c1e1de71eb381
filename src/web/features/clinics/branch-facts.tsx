import { Accessibility, Car, DoorOpen } from 'lucide-react';
import type {
  ClinicBranchDetails,
  ClinicBranchArrival,
} from '#shared/contract/catalogue/places.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './branch-facts.module.css';

type Facts = Pick<ClinicBranchDetails, 'parking' | 'is_wheelchair_accessible'> &
  Partial<Pick<ClinicBranchArrival, 'directions'>>;

/** The way to the door, the parking and the access of a branch, if they are known. */
export function BranchFacts({ branch }: { branch: Facts | undefined }) {
  const t = useT('map');
  // Copies of appointments that were stored before have no facts.
  const {
    directions = null,
    parking = null,
    is_wheelchair_accessible: isAccessible = null,
  } = branch ?? {};
  if (directions === null && parking === null && isAccessible === null) return null;
  return (
    <ul className={styles.facts}>
      {directions === null ? null : (
        <li className={styles.fact}>
          <Icon of={DoorOpen} size={16} />
          <span className={styles.directions}>{directions}</span>
        </li>
      )}
      {parking === null ? null : (
        <li className={styles.fact}>
          <Icon of={Car} size={16} />
          {parking}
        </li>
      )}
      {isAccessible === null ? null : (
        <li className={styles.fact}>
          <Icon of={Accessibility} size={16} />
          {t(isAccessible ? 'access.yes' : 'access.no')}
        </li>
      )}
    </ul>
  );
}
