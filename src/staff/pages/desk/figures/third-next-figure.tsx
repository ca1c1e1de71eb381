import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import type { ListColumn, ListRow } from '#staff/ui/list/list-columns.ts';
import { Bar } from '#staff/ui/chart/share-bar.tsx';
import { Figure } from './figure.tsx';
import { LongList } from './long-list.tsx';
import styles from './figures.module.css';

type Row = ListRow & { offer: Figures['third_next'][number] };

/** The days until the third next available start of each offer; the longest first. */
export function ThirdNextFigure({ rows }: { rows: Figures['third_next'] }) {
  const t = useText('figures');
  const format = useFormat();
  const longest = Math.max(1, ...rows.map(({ days }) => days ?? 0));
  const columns: ListColumn<Row>[] = [
    {
      key: 'service',
      label: t('third.service'),
      isPlain: true,
      isWide: true,
      cell: ({ offer }) => offer.service,
      order: ({ offer }) => offer.service,
    },
    {
      key: 'days',
      label: t('third.days'),
      isNumber: true,
      cell: ({ offer: { days } }) =>
        days === null ? (
          t('third.none')
        ) : (
          <span className={styles.days}>
            {format.number(days)} <Bar share={days / longest} />
          </span>
        ),
      order: ({ offer: { days } }) => days ?? Infinity,
    },
  ];
  return (
    <Figure title={t('third.title')} text={t('third.text')} hasRows>
      <LongList<Row>
        id="third"
        label={t('third.title')}
        nameLabel={t('third.doctor')}
        rows={rows.map((offer) => ({
          key: `${offer.doctor} ${offer.service}`,
          name: offer.doctor,
          words: [offer.service],
          offer,
        }))}
        columns={columns}
        by="days"
        empty={t('third.nothing')}
      />
    </Figure>
  );
}
