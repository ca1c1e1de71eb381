import { useQuery } from '@tanstack/react-query';
import type { Impact } from '#shared/contract/clinic-data/setup/catalogue-changes.ts';
import type { CatalogueKind } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { SETUP } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import styles from './changes.module.css';

/** Reads what a change of a row reaches. It is not kept: a colleague may change it any moment. */
export function useImpact(kind: CatalogueKind, id: number) {
  const { api } = useStaffApp();
  return useQuery({
    queryKey: [SETUP, 'impact', kind, id],
    queryFn: () => api.catalogueImpact({ kind, id }),
    gcTime: 0,
    staleTime: 0,
  });
}

const NUMBERS = ['doctors', 'clinics', 'offers', 'appointments', 'pages'] as const;

/** The numbers of doctors, clinics, offers, upcoming appointments and pages that a change reaches. */
export function ImpactList({ impact }: { impact: Impact }) {
  const t = useText('catalogue');
  return (
    <ul className={styles.numbers}>
      {NUMBERS.map((name) => (
        <li key={name}>{t(`impact.${name}`, { number: impact[name] })}</li>
      ))}
    </ul>
  );
}
