import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarFeed } from '#shared/contract/desk/calendars/calendars.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useToast } from '#web/ui/toast/toast.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import common from '#staff/ui/common.module.css';
import { NewCalendarFeed } from './new-calendar-feed.tsx';
import styles from './account.module.css';

const KEY = ['calendar-feeds'];

/** The subscriptions by which calendar programs show appointments. */
export function CalendarFeeds() {
  const t = useText('account');
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey: KEY, queryFn: () => api.calendarFeeds() });
  return (
    <Card tag="section" className={styles.section}>
      <h2 className={common.title}>{t('calendars.title')}</h2>
      <p>{t('calendars.why')}</p>
      <NewCalendarFeed onCreated={() => void queryClient.invalidateQueries({ queryKey: KEY })} />
      <QueryView query={query}>
        {(feeds) => (
          <ul className={styles.rows}>
            {feeds.map((feed) => (
              <FeedRow key={feed.id} feed={feed} />
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function FeedRow({ feed }: { feed: CalendarFeed }) {
  const t = useText('account');
  const format = useFormat();
  const { api } = useStaffApp();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const end = useMutation({
    mutationFn: () => api.deleteCalendarFeed({ id: feed.id }),
    onSuccess: async () => {
      showToast({ tone: 'success', message: t('calendars.ended') });
      await queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
  const name = `${feed.doctor ?? t('calendars.allDoctors')}, ${feed.branch}`;
  return (
    <li className={styles.row}>
      <span>
        {name}
        <br />
        <small>
          {t(`calendars.details.${feed.detail}`)},{' '}
          {feed.read_at === null
            ? t('calendars.neverRead')
            : t('calendars.read', { when: format.fromNow(feed.read_at) })}
        </small>
      </span>
      <Button
        variant="secondary"
        size="sm"
        inProgress={end.isPending}
        aria-label={t('calendars.endOf', { name })}
        onClick={() => end.mutate()}
      >
        {t('calendars.end')}
      </Button>
    </li>
  );
}
