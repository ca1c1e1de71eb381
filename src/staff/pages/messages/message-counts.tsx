import { useState, type ReactNode } from 'react';
import type { MessageCounts as Counts } from '#shared/contract/messages/messages.ts';
import { MESSAGE_KINDS, type MessageState } from '#shared/domain/messages/message-kinds.ts';
import { datesFrom } from '#shared/domain/time/plain-date.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '../../lib/format.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { Bar } from '../../ui/chart/share-bar.tsx';
import { ChipGroup } from '../../ui/chip-group.tsx';
import type { ListColumn, ListRow } from '../../ui/list/list-columns.ts';
import { ListRows } from '../../ui/list/list-rows.tsx';
import styles from './messages.module.css';

/** The days of the server's response. */
const DAYS = 7;

/** Trouble first. Messages that were not needed are no part of the numbers. */
const STATES: readonly MessageState[] = ['failed', 'waiting', 'sent', 'delivered'];

const GROUPS = ['kind', 'network'] as const;

interface Count {
  readonly state: MessageState;
  readonly count: number;
}

type Row = ListRow & { counts: readonly Count[] };

/** The messages of the last days, and those of the chosen day by kind or by network. */
export function MessageCounts({ day, first_day: firstDay, days, counts }: Counts) {
  const t = useText('messages');
  const { searchWith } = useUrlFilters();
  const { language } = useStaffApp();
  const [group, setGroup] = useState<(typeof GROUPS)[number]>('kind');
  const rows = useRows(counts)[group];
  return (
    <div className={styles.tables}>
      <CountList
        title={t('days')}
        head={t('day')}
        openKey={day}
        rows={datesFrom(firstDay, DAYS)
          .toReversed()
          .map((date) => ({
            key: date,
            name: formatDay(date, language, 'short'),
            href: `/messages${searchWith('day', date)}`,
            counts: days.filter((row) => row.day === date),
          }))}
      />
      {counts.length === 0 ? null : (
        <CountList
          title={formatDay(day, language, 'weekday')}
          head={t(group === 'kind' ? 'kinds.label' : 'network')}
          rows={rows}
          tools={
            <ChipGroup
              label={t('groupBy')}
              options={[
                { value: 'kind', label: t('byKind') },
                { value: 'network', label: t('byNetwork') },
              ]}
              value={group}
              onChoose={(value) => setGroup(value ?? 'kind')}
            />
          }
        />
      )}
    </div>
  );
}

/** Returns the messages of a day by kind and by network. */
function useRows(counts: Counts['counts']): Record<(typeof GROUPS)[number], Row[]> {
  const t = useText('messages');
  const networks = [...new Set(counts.map(({ network }) => network))].toSorted((a, b) =>
    (a ?? '').localeCompare(b ?? ''),
  );
  return {
    kind: MESSAGE_KINDS.filter((kind) => counts.some((row) => row.kind === kind)).map((kind) => ({
      key: kind,
      name: t(`kinds.${kind}`),
      counts: counts.filter((row) => row.kind === kind),
    })),
    network: networks.map((network) => ({
      key: network ?? '',
      name: network ?? t('erased'),
      counts: counts.filter((row) => row.network === network),
    })),
  };
}

/** Returns the number of messages in some states, by default in all that are counted. */
function sumOf(counts: readonly Count[], states = STATES): number {
  return counts.reduce((sum, row) => (states.includes(row.state) ? sum + row.count : sum), 0);
}

interface CountListProps {
  title: string;
  /** The heading of the names. */
  head: string;
  rows: readonly Row[];
  openKey?: string;
  tools?: ReactNode;
}

/** The number of messages in each state. */
function CountList({ title, head, rows, openKey, tools }: CountListProps) {
  const t = useText('messages');
  const format = useFormat();
  const most = Math.max(1, ...rows.map(({ counts }) => sumOf(counts)));
  const total: ListColumn<Row> = {
    key: 'total',
    label: t('total'),
    isWide: true,
    cell({ counts }) {
      const sum = sumOf(counts);
      return (
        <span className={styles.total}>
          <span className={styles.sum}>{format.number(sum)}</span>
          <Bar share={sum / most} isWide />
        </span>
      );
    },
  };
  const states = STATES.map((state): ListColumn<Row> => {
    return {
      key: state,
      label: t(`states.${state}`),
      isNumber: true,
      cell({ counts }) {
        const sum = sumOf(counts, [state]);
        if (sum === 0) return '';
        const number = format.number(sum);
        return state === 'failed' ? <strong className={styles.alarm}>{number}</strong> : number;
      },
    };
  });
  return (
    <Card tag="section" padding="none" className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2 className={styles.subtitle}>{title}</h2>
        {tools}
      </div>
      <ListRows<Row>
        label={title}
        nameLabel={head}
        rows={rows}
        columns={[total].concat(states)}
        openKey={openKey}
      />
    </Card>
  );
}
