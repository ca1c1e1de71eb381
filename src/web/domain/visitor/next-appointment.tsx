import { CalendarClock, X } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '#shared/paths.ts';
import { useApp } from '#web/lib/app.ts';
import { useToday } from '#web/lib/clock.ts';
import { useFormat } from '#web/lib/i18n/use-format.ts';
import { useT } from '#web/lib/i18n/use-t.ts';
import { AppLink } from '#web/lib/routing/app-link.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { Icon } from '#web/ui/display/icon.tsx';
import styles from './next-appointment.module.css';
import {
  isOwnAppointment,
  removeOwn,
  removePast,
  upcomingAppointments,
} from './own-appointments.ts';
import { parseList } from './stored-lists.ts';
import { useStored } from './stored-text.ts';

/**
 * The next appointment that was booked in this browser. The mark of early.ts on the document
 * reserves its place before hydration.
 */
export function NextAppointment() {
  const { now, settings } = useApp();
  const t = useT('home');
  const format = useFormat();
  const today = useToday(settings.timezone);
  const stored = parseList(
    useStored('appointments', (text) => text),
    isOwnAppointment,
  );
  const [next] = upcomingAppointments(stored, now());
  useEffect(() => removePast(now()), [now]);
  return (
    <div className={styles.place}>
      {next === undefined ? null : (
        <section className={styles.appointment} aria-labelledby="next-appointment">
          <Icon of={CalendarClock} size={24} className={styles.icon} />
          <AppLink to={paths.appointment(next.id, next.hash)} className={styles.link}>
            <h2 id="next-appointment" className={styles.title}>
              {t('saved.appointment')}
            </h2>
            <time dateTime={next.datetime} className={styles.when}>
              {format.dateTime(next.datetime, today)}
            </time>
            <span className={styles.doctor}>{next.doctor}</span>
          </AppLink>
          <IconButton
            icon={X}
            label={t('saved.hideAppointment')}
            onClick={() => removeOwn(next.id)}
          />
        </section>
      )}
    </div>
  );
}
