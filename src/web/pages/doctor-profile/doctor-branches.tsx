import type { DoctorProfile } from '#shared/contract/catalogue/doctors.ts';
import { BranchFacts } from '#web/features/clinics/branch-facts.tsx';
import { BranchMap } from '#web/features/map/branch-map.tsx';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import styles from './doctor-profile.module.css';

interface DoctorBranchesProps {
  doctor: DoctorProfile;
  chosen: number | null;
  onChoose: ((branch: number) => void) | undefined;
}

/** The branches of the doctor. */
export function DoctorBranches({ doctor, chosen, onChoose }: DoctorBranchesProps) {
  const t = useT('profile');
  if (doctor.clinic_branches.length === 0) return null;
  return (
    <Card tag="section" aria-labelledby="places-title" className={styles.section}>
      <h2 id="places-title">{t('places')}</h2>
      <BranchMap
        branches={doctor.clinic_branches}
        chosen={chosen}
        onChoose={onChoose}
        label={t('places')}
        details={(id) => (
          <BranchFacts branch={doctor.clinic_branches.find((branch) => branch.id === id)} />
        )}
      />
    </Card>
  );
}
