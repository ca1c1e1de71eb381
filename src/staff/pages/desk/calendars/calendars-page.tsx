import { useQuery } from '@tanstack/react-query';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import common from '#staff/ui/common.module.css';
import { CalendarCard } from './calendar-card.tsx';
import { CalendarForm } from './calendar-form.tsx';
import styles from './calendars.module.css';
import { useCalendars } from './use-calendars.ts';

/** The other calendars of doctors, whose busy times are blocked. */
export function CalendarsPage() {
  const t = useText('calendars');
  const { api } = useStaffApp();
  const doctors = useQuery({
    queryKey: ['absences', 'doctors'],
    queryFn: () => api.doctorsInReach(),
  });
  const calendars = useCalendars();
  return (
    <Page title={t('title')}>
      <div className={styles.page}>
        <p className={common.note}>{t('about')}</p>
        <QueryView query={doctors}>
          {(all) => (all.length === 0 ? <p>{t('noDoctors')}</p> : <CalendarForm doctors={all} />)}
        </QueryView>
        <QueryView query={calendars}>
          {(all) =>
            all.length === 0 ? (
              <p className={common.note}>{t('empty')}</p>
            ) : (
              <section aria-labelledby="calendars-title" className={styles.stack}>
                <h2 id="calendars-title" className={common.title}>
                  {t('list')}
                </h2>
                {all.map((calendar) => (
                  <CalendarCard key={calendar.id} calendar={calendar} />
                ))}
              </section>
            )
          }
        </QueryView>
      </div>
    </Page>
  );
}
