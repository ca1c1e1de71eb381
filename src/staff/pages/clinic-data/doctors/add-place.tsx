import type { ClinicSetup } from '#shared/contract/clinic-data/setup/clinics.ts';
import { Card } from '#web/ui/display/card.tsx';
import { useSaved } from '#staff/lib/setup-data.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import styles from './doctors.module.css';

interface AddPlaceProps {
  doctor: number;
  /** The branches at which the doctor does not work. */
  branches: ClinicSetup['branches'];
}

/** Adds the doctor to another branch of the clinic. */
export function AddPlace({ doctor, branches }: AddPlaceProps) {
  const t = useText('schedule');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const saved = useSaved();
  return (
    <Card tag="section" className={styles.part}>
      <h2 className={styles.title}>{t('addPlace')}</h2>
      <RecordForm
        key={branches.length}
        initial={{ doctor_id: doctor }}
        fields={[
          {
            kind: 'choice',
            name: 'branch_id',
            label: t('branch'),
            required: true,
            options: branches.map((branch) => ({
              value: String(branch.id),
              label: `${nameOf(branch.names)}, ${nameOf(branch.addresses)}`,
            })),
          },
        ]}
        save={api.addSchedule}
        onSaved={() => saved()}
      />
    </Card>
  );
}
