import { useState } from 'react';
import type { ClinicProfile } from '#shared/contract/catalogue/clinics.ts';
import { BranchHours } from '#web/features/clinics/hours/branch-hours.tsx';
import { BranchFacts } from '#web/features/clinics/branch-facts.tsx';
import { BranchMap } from '#web/features/map/branch-map.tsx';
import { useCity } from '#web/domain/city/city.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { Card } from '#web/ui/display/card.tsx';
import pageStyles from '../clinic-profile.module.css';
import styles from './clinic-branches.module.css';

/** The branches of the clinic in the city: map, addresses and opening hours. */
export function ClinicBranches({ branches }: { branches: ClinicProfile['clinic_branches'] }) {
  const t = useT('clinic');
  const [chosen, choose] = useState<number | null>(null);
  const hasHours = branches.some(({ opening_hours: hours }) => hours.length > 0);
  return (
    <Card tag="section" id="places" aria-labelledby="places-title" className={pageStyles.section}>
      <h2 id="places-title">{t(hasHours ? 'places.title' : 'places.nav')}</h2>
      <BranchMap
        branches={branches}
        chosen={chosen}
        onChoose={choose}
        label={t('places.nav')}
        details={(id) => <Details branch={branches.find((branch) => branch.id === id)} />}
      />
      {hasHours ? <p className={styles.note}>{t('hours.note')}</p> : null}
    </Card>
  );
}

/** The hours, the parking and the access; the heading shows those of an only branch. */
function Details({ branch }: { branch: ClinicProfile['clinic_branches'][number] | undefined }) {
  const { timezone } = useCity();
  return (
    <>
      <BranchHours hours={branch?.opening_hours ?? []} timeZone={timezone} isOpen={false} />
      <BranchFacts branch={branch} />
    </>
  );
}
