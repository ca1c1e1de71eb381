import { Link } from 'react-router';
import type { MessageCounts as Counts } from '#shared/contract/messages/messages.ts';
import { MESSAGE_KINDS } from '#shared/domain/messages/message-kinds.ts';
import { datesFrom } from '#shared/domain/time/plain-date.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { CountsTable } from './counts-table.tsx';
import common from '../../ui/common.module.css';
import styles from './messages.module.css';

/** The days of the server's response. */
const DAYS = 7;

/** The messages of the last days, and those of the chosen day by kind and by network. */
export function MessageCounts({ day, first_day: firstDay, days, counts }: Counts) {
  const { searchWith } = useUrlFilters();
  const t = useText('messages');
  const { language } = useStaffApp();
  const shown = datesFrom(firstDay, DAYS).toReversed();
  const kinds = MESSAGE_KINDS.filter((kind) => counts.some((row) => row.kind === kind));
  const networks = [...new Set(counts.map(({ network }) => network))].toSorted((a, b) =>
    (a ?? '').localeCompare(b ?? ''),
  );
  return (
    <div className={styles.tables}>
      <CountsTable
        title={t('days')}
        head={t('day')}
        rows={shown.map((date) => ({
          key: date,
          name: (
            <Link to={searchWith('day', date)} aria-current={date === day ? 'date' : undefined}>
              {formatDay(date, language, 'short')}
            </Link>
          ),
          counts: days.filter((row) => row.day === date),
        }))}
      />
      {counts.length === 0 ? null : (
        <div className={common.grid}>
          <CountsTable
            title={t('byKind')}
            head={t('kinds.label')}
            rows={kinds.map((kind) => ({
              key: kind,
              name: t(`kinds.${kind}`),
              counts: counts.filter((row) => row.kind === kind),
            }))}
          />
          <CountsTable
            title={t('byNetwork')}
            head={t('network')}
            rows={networks.map((network) => ({
              key: network ?? '',
              name: network ?? t('erased'),
              counts: counts.filter((row) => row.network === network),
            }))}
          />
        </div>
      )}
    </div>
  );
}
