import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { FigureTable } from './figure-table.tsx';
import { shareOf } from './share-of.ts';

/** The patients who did not come, by the time since the booking and by reminder. */
export function NoShowFigure({ rows }: { rows: Figures['no_shows'] }) {
  const t = useText('figures');
  const format = useFormat();
  return (
    <FigureTable
      title={t('noShow.title')}
      text={t('noShow.text')}
      empty={t('noData')}
      head={[
        t('noShow.lead'),
        t('noShow.reminder'),
        t('noShow.count'),
        t('noShow.appointments'),
        t('share'),
      ]}
      rows={rows.map((row) => ({
        key: `${row.lead} ${row.is_reminded}`,
        heading: t(`leads.${row.lead}`),
        cells: [
          t(row.is_reminded ? 'yes' : 'no'),
          format.number(row.no_shows),
          format.number(row.appointments),
          format.percent(shareOf(row.no_shows, row.appointments) ?? 0),
        ],
      }))}
    />
  );
}
