import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type {
  Holiday,
  HolidayYear,
  Season,
} from '#shared/contract/clinic-data/holidays/holidays.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/actions/chip.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SwitchField } from '#web/ui/form/switch-field.tsx';
import { Link } from 'react-router';
import { useNameOf } from '#staff/lib/names.ts';
import { SETUP, useSaved } from '#staff/lib/setup-data.ts';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import { LinkButton } from '#staff/ui/link-button.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { EstimatesNotice } from '#staff/ui/estimates-notice/estimates-notice.tsx';
import common from '#staff/ui/common.module.css';
import styles from './holidays.module.css';

/** The holidays of the country, a year at a time. */
export function HolidaysPage() {
  const t = useText('holidays');
  const { api } = useStaffApp();
  const canEdit = usePermission()('holidays.edit');
  const [thisYear] = useState(() => new Date().getFullYear());
  const [year, setYear] = useState(thisYear);
  const query = useQuery({
    queryKey: [SETUP, 'holidays', year],
    queryFn: () => api.holidays({ year }),
  });
  return (
    <Page
      title={t('title')}
      aside={
        canEdit ? (
          <>
            <LinkButton to="/holidays/new" icon={Plus}>
              {t('add.holiday')}
            </LinkButton>
            <LinkButton to="/seasons/new" icon={Plus}>
              {t('add.season')}
            </LinkButton>
          </>
        ) : null
      }
    >
      {canEdit ? <EstimatesNotice /> : null}
      <div role="group" aria-label={t('year')} className={styles.years}>
        {[thisYear, thisYear + 1].map((each) => (
          <Chip key={each} pressed={each === year} onClick={() => setYear(each)}>
            {String(each)}
          </Chip>
        ))}
      </div>
      <QueryView query={query}>{(data) => <Year data={data} canEdit={canEdit} />}</QueryView>
    </Page>
  );
}

function Year({ data, canEdit }: { data: HolidayYear; canEdit: boolean }) {
  const t = useText('holidays');
  const { api, language } = useStaffApp();
  const saved = useSaved();
  const { year, announced, results, seasons } = data;
  const complete = useMutationWithToast({
    mutationFn: (is_complete: boolean) => api.completeHolidays({ id: year, is_complete }),
    onSuccess: () => saved(),
  });
  const adopt = useMutationWithToast({
    mutationFn: () => api.adoptHolidays({ id: year }),
    onSuccess: () => saved(),
  });
  return (
    <Card tag="section" className={styles.card}>
      {canEdit ? (
        <div className={styles.actions}>
          <SwitchField
            name="complete"
            label={t('complete', { year: String(year) })}
            value={data.is_complete}
            onChange={(is_complete) => complete.mutate(is_complete)}
          />
          {announced === 0 ? null : (
            <Button variant="secondary" inProgress={adopt.isPending} onClick={() => adopt.mutate()}>
              {t('adopt', { number: announced })}
            </Button>
          )}
        </div>
      ) : null}
      {data.is_awaiting_moves ? (
        <Notice tone="warning">{t('notAnnounced', { year: String(year) })}</Notice>
      ) : null}
      {results.length + seasons.length === 0 ? (
        <p className={common.quiet}>{t('empty')}</p>
      ) : (
        <ul>
          {seasons.map((season) => (
            <Row
              key={`season ${season.id}`}
              row={season}
              days={`${formatDay(season.first_day, language, 'dayMonth')} – ${formatDay(season.last_day, language, 'dayMonth')}`}
              note={t('season')}
              href={canEdit ? `/seasons/${season.id}?year=${year}` : undefined}
            />
          ))}
          {results.map((holiday) => (
            <Row
              key={holiday.id}
              row={holiday}
              days={formatDay(holiday.day, language, 'weekday')}
              note={t(`kinds.${holiday.kind}`)}
              href={canEdit ? `/holidays/${holiday.id}?year=${year}` : undefined}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface RowProps {
  row: Holiday | Season;
  days: string;
  note: string;
  href: string | undefined;
}

function Row({ row, days, note, href }: RowProps) {
  const t = useText('holidays');
  const nameOf = useNameOf();
  const name = nameOf(row.names);
  return (
    <li className={common.row}>
      <span className={styles.day}>{days}</span>
      <span className={styles.name}>
        {href === undefined ? name : <Link to={href}>{name}</Link>}
      </span>
      <span className={common.quiet}>{note}</span>
      {row.is_confirmed ? null : <Badge>{t('estimate')}</Badge>}
      <a href={row.source_url} rel="noreferrer" target="_blank" className={common.quiet}>
        {t('source')}
      </a>
    </li>
  );
}
