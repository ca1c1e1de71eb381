import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Absence } from '#shared/contract/desk/absences/absences.ts';
import { SECOND_MS } from '#shared/domain/time/durations.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { useNow } from '#staff/lib/use-now.ts';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import common from '#staff/ui/common.module.css';
import { AnswerBoard } from './answer-board.tsx';
import { ProposalForm } from './proposal-form.tsx';
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
      <BackLink to="/absences">{t('title')}</BackLink>
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
  const [now] = useState(() => Date.now());
  const isAhead = state === 'blocked' && Date.parse(absence.starts_at) > now;
  return (
    <Page title={doctor} aside={<Badge>{t(`states.${state}`)}</Badge>}>
      <div className={styles.wide}>
        <p>
          {period(absence)}
          {reason === '' ? null : <span className={common.quiet}> · {reason}</span>}
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
          <div className={common.line}>
            <EndButton
              absence={absence}
              label={t(state === 'prepared' || isAhead ? 'discard' : 'back')}
              onChanged={onChanged}
            />
          </div>
        ) : null}
      </div>
    </Page>
  );
}

interface UndoNoticeProps {
  absence: Absence;
  /** The button that takes the absence back. */
  children: ReactNode;
}

/** Says in how many minutes patients are told, and until when that can be stopped. */
function UndoNotice({ absence, children }: UndoNoticeProps) {
  const t = useText('absences');
  const now = useNow(SECOND_MS);
  const notice = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone, and may have been far below.
  useEffect(() => notice.current?.focus(), []);
  const left = Math.max(0, Math.ceil((Date.parse(absence.apply_at ?? '') - now) / SECOND_MS));
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice tone="warning" title={t('undoTitle', { time })} action={children}>
        {t('undoText')}
      </Notice>
    </div>
  );
}

interface EndButtonProps {
  absence: Absence;
  label: string;
  onChanged: (absence: Absence) => void;
}

/** The button that takes an absence back, or ends it. */
function EndButton({ absence, label, onChanged }: EndButtonProps) {
  const t = useText('absences');
  const { api } = useStaffApp();
  const showToast = useToast();
  const end = useMutationWithToast({
    mutationFn: () => api.endAbsence({ id: absence.id }),
    onSuccess(next) {
      showToast({
        tone: 'success',
        message: t(`done.${next.state === 'undone' ? 'undone' : 'ended'}`),
      });
      onChanged(next);
    },
  });
  return (
    <Button variant="secondary" inProgress={end.isPending} onClick={() => end.mutate()}>
      {label}
    </Button>
  );
}
