import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import type { Absence } from '#shared/contract/desk/absences/absences.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { useStaffApp, usePermission, useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { AnswerBoard } from './answer-board.tsx';
import { EndButton } from './end-button.tsx';
import { ProposalForm } from './proposal-form.tsx';
import { UndoNotice } from './undo-notice.tsx';
import { usePeriod } from './use-period.ts';
import styles from './absences.module.css';

const REFRESH_MS = 5000;

/** One absence: what happens to its appointments, the time to take it back, and then the answers. */
export function AbsencePage() {
  const t = useText('absences');
  const { id = '' } = useParams();
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const queryKey = ['absences', Number(id)];
  const query = useQuery({
    queryKey,
    queryFn: () => api.absence({ id: Number(id) }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <>
      <Link to="/absences" className={columns.back}>
        ← {t('title')}
      </Link>
      <QueryView query={query}>
        {(absence) => (
          <Overview
            absence={absence}
            onChanged={(next) => {
              queryClient.setQueryData(queryKey, next);
              void queryClient.invalidateQueries({ queryKey: ['absences', 'list'] });
            }}
          />
        )}
      </QueryView>
    </>
  );
}

interface OverviewProps {
  absence: Absence;
  onChanged: (absence: Absence) => void;
}

function Overview({ absence, onChanged }: OverviewProps) {
  const t = useText('absences');
  const period = usePeriod();
  const canDecide = usePermission()('absences.decide');
  const { state, doctor, reason, appointments } = absence;
  const isOver = state === 'undone' || state === 'ended';
  return (
    <Page title={doctor} aside={<Badge>{t(`states.${state}`)}</Badge>}>
      <div className={styles.wide}>
        <p>
          {period(absence)}
          {reason === '' ? null : <span className={styles.quiet}> · {reason}</span>}
        </p>
        {state === 'confirmed' ? (
          <UndoNotice absence={absence}>
            {canDecide ? (
              <EndButton absence={absence} label={t('undo')} onChanged={onChanged} />
            ) : null}
          </UndoNotice>
        ) : null}
        {appointments.length === 0 ? <p>{t('noAppointments')}</p> : null}
        {state === 'prepared' && appointments.length > 0 ? (
          <ProposalForm absence={absence} onChanged={onChanged} />
        ) : null}
        {state !== 'prepared' && appointments.length > 0 ? <AnswerBoard absence={absence} /> : null}
        {canDecide && !isOver && state !== 'confirmed' ? (
          <div className={styles.chips}>
            <EndButton
              absence={absence}
              label={t(state === 'prepared' ? 'discard' : 'back')}
              onChanged={onChanged}
            />
          </div>
        ) : null}
      </div>
    </Page>
  );
}
