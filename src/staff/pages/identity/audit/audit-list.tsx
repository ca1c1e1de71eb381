import type { AuditEntry } from '#shared/contract/identity/audit/audit.ts';
import { addDays } from '#shared/domain/time/plain-date.ts';
import { wallClockOf } from '#shared/domain/time/zoned-time.ts';
import { formatDay } from '#shared/i18n/format-date.ts';
import { actorName } from '#staff/lib/actor-name.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useToday } from '#staff/lib/use-today.ts';
import type { ListColumn, ListRow } from '#staff/ui/list/list-columns.ts';
import { ListRows } from '#staff/ui/list/list-rows.tsx';

type Row = ListRow & { entry: AuditEntry };

/** The entries of the audit by day: what was done, to what, by whom and when. */
export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useText('audit');
  const dayOf = useDayNames();
  const columns = useColumns();
  return (
    <ListRows<Row>
      label={t('list')}
      nameLabel={t('action')}
      rows={entries.map((entry) => ({
        key: entry.id,
        name: t(`actions.${entry.action}`),
        entry,
      }))}
      columns={columns}
      groupOf={({ entry }) => dayOf(entry.at)}
    />
  );
}

function useColumns(): ListColumn<Row>[] {
  const t = useText('audit');
  const format = useFormat();
  const subjectOf = ({ actor, subject, subject_id: id, subject_name: name }: AuditEntry) => {
    // What people do with their own account needs no second name.
    if (name !== null) return name === actorName(actor) ? '' : name;
    return t('about', { subject: t(`subjects.${subject}`), number: String(id) });
  };
  return [
    {
      key: 'subject',
      label: t('subject'),
      isPlain: true,
      isWide: true,
      cell: ({ entry }) => subjectOf(entry),
    },
    {
      key: 'person',
      label: t('person'),
      isPlain: true,
      isWide: true,
      cell: ({ entry }) => actorName(entry.actor),
    },
    {
      key: 'time',
      label: t('time'),
      isPlain: true,
      isNumber: true,
      cell: ({ entry: { at } }) => <time dateTime={at}>{format.time(at)}</time>,
    },
  ];
}

/** Returns a function that names the day of a time with offset: today, yesterday, or its date. */
function useDayNames(): (at: string) => string {
  const t = useText('audit');
  const { language } = useStaffApp();
  const today = useToday();
  return (at) => {
    const { date } = wallClockOf(at);
    const words = formatDay(date, language, 'full');
    if (date === today) return t('today', { day: words });
    return date === addDays(today, -1) ? t('yesterday', { day: words }) : words;
  };
}
