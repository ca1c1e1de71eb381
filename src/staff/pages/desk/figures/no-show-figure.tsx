import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { LEADS, type Lead } from '#shared/domain/desk/figures.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import type { ListColumn, ListRow } from '#staff/ui/list/list-columns.ts';
import { ListRows } from '#staff/ui/list/list-rows.tsx';
import { ShareBar } from '#staff/ui/chart/share-bar.tsx';
import { Figure } from './figure.tsx';
import { shareOf } from './share-of.ts';
import styles from './figures.module.css';

type Row = ListRow & { lead: Lead };

/** The patients who did not come, by the time since the booking, without a reminder and with one. */
export function NoShowFigure({ rows }: { rows: Figures['no_shows'] }) {
  const t = useText('figures');
  const format = useFormat();
  const column = (isReminded: boolean): ListColumn<Row> => ({
    key: String(isReminded),
    label: t(isReminded ? 'noShow.reminded' : 'noShow.notReminded'),
    cell({ lead }) {
      const row = rows.find((each) => each.lead === lead && each.is_reminded === isReminded);
      if (row === undefined) return null;
      const { no_shows: count, appointments: total } = row;
      const of = t('of', { number: format.number(count), total: format.number(total) });
      return <ShareBar share={shareOf(count, total) ?? 0} of={of} />;
    },
  });
  return (
    <Figure title={t('noShow.title')} text={t('noShow.text')} hasRows>
      {rows.length === 0 ? (
        <p className={styles.empty}>{t('noShow.none')}</p>
      ) : (
        <ListRows<Row>
          label={t('noShow.title')}
          nameLabel={t('noShow.lead')}
          rows={LEADS.filter((lead) => rows.some((row) => row.lead === lead)).map((lead) => ({
            key: lead,
            name: t(`leads.${lead}`),
            lead,
          }))}
          columns={[column(false), column(true)]}
        />
      )}
    </Figure>
  );
}
