import type { Clinic } from '#shared/contract/catalogue/clinics.ts';
import { PhoneLink } from '#web/domain/contact/phone-link.tsx';
import { useCity } from '#web/domain/city/city.ts';
import { OpenState } from '#web/features/clinics/hours/open-state.tsx';
import { BranchPlace } from '#web/features/doctors/branch/branch-place.tsx';
import styles from './listed-branch.module.css';

/** The address of a branch in a list, whether it is open now, and its phone. */
export function ListedBranch({ branch }: { branch: Clinic['clinic_branches'][number] }) {
  const { timezone } = useCity();
  return (
    <>
      <BranchPlace branch={branch} />
      <p className={styles.contact}>
        <OpenState hours={branch.opening_hours} timeZone={timezone} />
        {branch.phone === null ? null : <PhoneLink phone={branch.phone} />}
      </p>
    </>
  );
}
