import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AbsenceSummary } from '#shared/contract/desk/absences/absences.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import common from '#staff/ui/common.module.css';
import { AbsenceForm } from './absence-form.tsx';
import { AbsenceProposals } from './absence-proposals.tsx';
import { usePeriod } from './use-period.ts';
import styles from './absences.module.css';

/** The absences of doctors: enters or proposes a new one, and lists what doctors propose and those of the last 30 days. */
export function AbsencesPage() {
  const t = useText('absences');
  const { api } = useStaffApp();
  const can = usePermission();
  const doctors = useQuery({
    queryKey: ['absences', 'doctors'],
    queryFn: () => api.doctorsInReach(),
  });
  const absences = useQuery({ queryKey: ['absences', 'list'], queryFn: () => api.absences() });
  return (
    <Page title={t('title')}>
      <div className={styles.page}>
        <QueryView query={doctors}>
          {(all) =>
            all.length === 0 ? (
              <p>{t('noDoctors')}</p>
            ) : (
              <AbsenceForm doctors={all} proposes={can('absences.propose')} />
            )
          }
        </QueryView>
        <AbsenceProposals />
        <section aria-labelledby="absences-title" className={styles.stack}>
          <h2 id="absences-title" className={common.title}>
            {t('list')}
          </h2>
          <QueryView query={absences}>
            {(all) =>
              all.length === 0 ? (
                <p className={common.quiet}>{t('empty')}</p>
              ) : (
                <Card padding="none">
                  <ul>
                    {all.map((absence) => (
                      <AbsenceRow key={absence.id} absence={absence} />
                    ))}
                  </ul>
                </Card>
              )
            }
          </QueryView>
        </section>
      </div>
    </Page>
  );
}

function AbsenceRow({ absence }: { absence: AbsenceSummary }) {
  const t = useText('absences');
  const period = usePeriod();
  const canOpen = usePermission()('absences.edit');
  const { id, doctor, state, appointments_count: appointments, unanswered } = absence;
  return (
    <li className={styles.row}>
      <div className={styles.summary}>
        {canOpen ? (
          <Link to={`/absences/${id}`} className={styles.name}>
            {doctor}
          </Link>
        ) : (
          <span className={styles.name}>{doctor}</span>
        )}
        <p className={common.quiet}>{period(absence)}</p>
      </div>
      <p className={common.quiet}>
        {t('appointments', { count: appointments })}
        {state === 'applied' && unanswered > 0 ? `, ${t('unanswered', { count: unanswered })}` : ''}
      </p>
      <Badge tone={state === 'prepared' ? 'accent' : 'neutral'}>{t(`states.${state}`)}</Badge>
    </li>
  );
}
