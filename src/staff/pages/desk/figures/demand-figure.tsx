import type { Figures } from '#shared/contract/desk/figures/figures.ts';
import { useFormat } from '#staff/lib/format.ts';
import { useText } from '#staff/lib/staff-app.ts';
import type { ListColumn, ListRow } from '#staff/ui/list/list-columns.ts';
import { ShareBar } from '#staff/ui/chart/share-bar.tsx';
import { Figure } from './figure.tsx';
import { LongList } from './long-list.tsx';
import { shareOf } from './share-of.ts';
import { sumOf } from './sum-of.ts';

type Row = ListRow & { city: string; looked: number; unmet: number };

/** The people who looked for a service in a city and found no time, in all weeks together; the most first. */
export function DemandFigure({ rows }: { rows: Figures['demand'] }) {
  const t = useText('figures');
  const format = useFormat();
  const columns: ListColumn<Row>[] = [
    {
      key: 'city',
      label: t('demand.city'),
      isPlain: true,
      isWide: true,
      cell: ({ city }) => city,
      order: ({ city }) => city,
    },
    {
      key: 'unmet',
      label: t('demand.unmet'),
      cell: ({ unmet, looked }) => (
        <ShareBar
          share={shareOf(unmet, looked) ?? 0}
          of={t('of', { number: format.number(unmet), total: format.number(looked) })}
        />
      ),
      order: ({ unmet }) => unmet,
    },
  ];
  return (
    <Figure title={t('demand.title')} text={t('demand.text')} hasRows>
      <LongList<Row>
        id="demand"
        label={t('demand.title')}
        nameLabel={t('demand.service')}
        rows={sumByPlace(rows)}
        columns={columns}
        by="unmet"
        empty={t('demand.none')}
      />
    </Figure>
  );
}

/** Adds the weeks of each service in each city. */
function sumByPlace(rows: Figures['demand']): Row[] {
  const places = Map.groupBy(rows, ({ service, city }) => `${service} ${city}`);
  return [...places]
    .flatMap(([key, [first, ...others]]): Row[] => {
      if (first === undefined) return [];
      const { service, city } = first;
      const weeks = [first, ...others];
      return [
        {
          key,
          name: service,
          words: [city],
          city,
          unmet: sumOf(weeks, ({ unmet }) => unmet),
          looked: sumOf(weeks, ({ looked }) => looked),
        },
      ];
    })
    .toSorted((a, b) => b.unmet - a.unmet);
}
