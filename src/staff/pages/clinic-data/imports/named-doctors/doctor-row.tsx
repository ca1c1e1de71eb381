import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type { DoctorName } from '#shared/contract/clinic-data/imports/doctor-name.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { NativeSelect } from '#web/ui/form/parts/native-select.tsx';
import { useText } from '#staff/lib/staff-app.ts';
import styles from '../imports.module.css';

interface DoctorRowProps {
  name: DoctorName;
  schedules: Import['schedules'];
  /** The id of the chosen schedule; empty for none. */
  choice: string;
  onChoose: (schedule: string) => void;
  onConfirm: () => void;
}

/** A doctor of the file with the choice of who it is, the likely ones first. */
export function DoctorRow({ name, schedules, choice, onChoose, onConfirm }: DoctorRowProps) {
  const t = useText('imports');
  const appointments = useText('appointment-imports');
  const { doctor, branch, candidates } = name;
  const likely = candidates.flatMap((id) => schedules.find((schedule) => schedule.id === id) ?? []);
  const others = schedules.filter(({ id }) => !candidates.includes(id));
  const isChanged = choice !== String(name.schedule_id ?? '');
  return (
    <li className={styles.row}>
      <div className={styles.grow}>
        <p className={styles.name}>{branch === '' ? doctor : `${doctor}, ${branch}`}</p>
        <p className={styles.quiet}>{t('place.row', { row: String(name.row) })}</p>
      </div>
      {name.is_sure && !name.is_confirmed ? <Badge tone="green">{t('names.sure')}</Badge> : null}
      <div className={styles.service}>
        <NativeSelect
          aria-label={appointments('doctors.doctorOf', { name: doctor })}
          placeholder={appointments('doctors.none')}
          options={[...likely, ...others].map((schedule) => ({
            value: String(schedule.id),
            label: `${schedule.doctor}, ${schedule.branch}`,
          }))}
          value={choice}
          onChange={onChoose}
        />
      </div>
      {name.is_confirmed && !isChanged ? null : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('names.confirmName', { name: doctor })}
          onClick={onConfirm}
        >
          {t('names.confirm')}
        </Button>
      )}
    </li>
  );
}
