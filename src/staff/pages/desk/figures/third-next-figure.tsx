import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { FigureTable } from './figure-table.tsx';

/** The days until the third next available start of each offer; the longest first. */
export function ThirdNextFigure({ rows }: { rows: Figures['third_next'] }) {
  const t = useText('figures');
  const format = useFormat();
  return (
    <FigureTable
      title={t('third.title')}
      text={t('third.text')}
      empty={t('noData')}
      head={[t('third.doctor'), t('third.service'), t('third.days')]}
      rows={rows.map(({ doctor, service, days }) => ({
        key: `${doctor} ${service}`,
        heading: doctor,
        cells: [service, days === null ? t('third.none') : format.number(days)],
      }))}
    />
  );
}
