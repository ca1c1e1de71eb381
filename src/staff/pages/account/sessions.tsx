import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffSession } from '#shared/contract/identity/sign-in/sessions.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import common from '#staff/ui/common.module.css';
import styles from './account.module.css';

const KEY = ['sessions'];

/** The sessions of the account, each of which can be ended. */
export function Sessions() {
  const t = useText('account');
  const { api } = useStaffApp();
  const query = useQuery({ queryKey: KEY, queryFn: () => api.listSessions() });
  return (
    <Card tag="section" className={styles.section}>
      <h2 className={common.title}>{t('sessions.title')}</h2>
      <QueryView query={query}>
        {(sessions) => (
          <ul className={styles.rows}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function SessionRow({ session }: { session: StaffSession }) {
  const t = useText('account');
  const format = useFormat();
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.endSession({ id: session.id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
  const device = [session.browser, session.operating_system].filter(Boolean).join(', ');
  return (
    <li className={styles.row}>
      <span>
        {device === '' ? t('sessions.unknown') : device}{' '}
        <small>{t('sessions.seen', { when: format.fromNow(session.last_seen_at) })}</small>
      </span>
      {session.is_current ? (
        <Badge tone="green">{t('sessions.current')}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="sm"
          inProgress={end.isPending}
          aria-label={t('sessions.endOf', { device })}
          onClick={() => end.mutate()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
