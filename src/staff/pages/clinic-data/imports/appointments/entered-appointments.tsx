import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import type {
  AppointmentLine,
  AppointmentPreview,
} from '#shared/contract/clinic-data/imports/appointments/appointment-schemas.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import styles from '../imports.module.css';
import { LineGroup } from '../preview/line-group.tsx';

interface EnteredAppointmentsProps {
  shown: Import;
  entered: AppointmentPreview['entered'];
}

/** The appointments that are entered, those with a warning first. */
export function EnteredAppointments({ shown, entered }: EnteredAppointmentsProps) {
  const t = useText('imports');
  const appointments = useText('appointment-imports');
  const format = useFormat();
  const placeOf = ({ schedule_id: schedule, service_id: service }: AppointmentLine) => {
    const { doctor = '', branch = '' } = shown.schedules.find(({ id }) => id === schedule) ?? {};
    const { name = '' } = shown.services.find(({ id }) => id === service) ?? {};
    return [doctor, branch, name].join(', ');
  };
  return (
    <LineGroup title={appointments('preview.entered')} group={entered}>
      {(line) => (
        <li key={line.row} className={styles.row}>
          <div className={styles.grow}>
            <p className={styles.name}>{line.patient}</p>
            <p className={styles.quiet}>
              {placeOf(line)}, {t('place.row', { row: String(line.row) })}
            </p>
          </div>
          <p className={styles.values}>
            {format.dateTime(line.starts_at)}, {t('minutes', { minutes: String(line.minutes) })}
          </p>
          <Marks line={line} />
        </li>
      )}
    </LineGroup>
  );
}

function Marks({ line }: { line: AppointmentLine }) {
  const t = useText('appointment-imports');
  return (
    <>
      {line.is_outside_hours ? <Badge tone="magenta">{t('marks.outside')}</Badge> : null}
      {line.has_bad_phone ? <Badge tone="magenta">{t('marks.phone')}</Badge> : null}
      {line.has_other_service ? <Badge tone="neutral">{t('marks.service')}</Badge> : null}
    </>
  );
}
