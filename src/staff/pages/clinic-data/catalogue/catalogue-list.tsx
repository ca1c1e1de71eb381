import { BookOpen, Languages } from 'lucide-react';
import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import { countryOf } from '#shared/countries/index.ts';
import { TABLE_OF, type CatalogueKind } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { countMissingTexts } from '#shared/domain/clinic-data/texts/count-missing-texts.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useUrlFilters } from '#staff/lib/use-url-filters.ts';
import { FilterSelect } from '#staff/ui/list/filter-select.tsx';
import type { ListColumn, ListRow } from '#staff/ui/list/list-columns.ts';
import { ListView } from '#staff/ui/list/list-view.tsx';
import { RowLink } from '#staff/ui/list/row-link.tsx';
import { StateLabel } from '#staff/ui/state/state-label.tsx';
import { catalogueRowsOf, type CatalogueRow } from './catalogue-kind.ts';
import styles from './catalogue.module.css';

interface CatalogueListProps {
  kind: CatalogueKind;
  catalogue: Catalogue;
}

/** The rows of one kind, with the doctors behind each and the texts that it misses. */
export function CatalogueList({ kind, catalogue }: CatalogueListProps) {
  const t = useText('catalogue');
  const can = usePermission();
  const { get, choose } = useUrlFilters();
  const columns = useColumns(kind, catalogue);
  const rows = useRows(kind, catalogue);
  const type = get('type');
  const city = get('city');
  return (
    <Card tag="section" padding="none" aria-label={t(`kinds.${kind}`)} className={styles.card}>
      <ListView
        id={kind}
        label={t(`kinds.${kind}`)}
        rows={rows}
        keeps={
          type === null && city === null
            ? undefined
            : ({ row }) =>
                (type === null || !('type' in row) || row.type === type) &&
                (city === null || !('city_id' in row) || String(row.city_id) === city)
        }
        onReset={() => {
          choose('type', null);
          choose('city', null);
        }}
        columns={columns}
        filters={
          catalogueRowsOf(catalogue, kind).length > 0 &&
          (kind === 'services' || kind === 'areas') ? (
            <CatalogueFilter kind={kind} catalogue={catalogue} />
          ) : undefined
        }
        actions={
          can('texts.edit')
            ? ({ key, name }) => (
                <RowLink
                  to={`/texts/${TABLE_OF[kind]}/${key}`}
                  icon={Languages}
                  label={`${t('texts')}: ${name}`}
                />
              )
            : undefined
        }
        empty={<EmptyState icon={BookOpen} title={t(`none.${kind}`)} />}
      />
    </Card>
  );
}

type Row = ListRow & { row: CatalogueRow; missing: number };

/** Returns the rows of a kind, which the search finds by their names in every language. */
function useRows(kind: CatalogueKind, catalogue: Catalogue): Row[] {
  const t = useText('catalogue');
  const nameOf = useNameOf();
  const can = usePermission();
  const { country } = useStaffApp();
  const { locales } = countryOf(country);
  const hrefOf = (id: number) => {
    if (can('catalogue.edit')) return `/catalogue/${kind}/${id}`;
    return can('texts.edit') ? `/texts/${TABLE_OF[kind]}/${id}` : undefined;
  };
  return catalogueRowsOf(catalogue, kind).map((row) => ({
    key: row.id,
    name: nameOf(row.names),
    href: hrefOf(row.id),
    words: Object.values(row.names),
    state: row.is_active ? undefined : <StateLabel tone="neutral">{t('hidden')}</StateLabel>,
    row,
    missing: countMissingTexts(TABLE_OF[kind], row, locales),
  }));
}

/** Returns the columns of a kind: where the row belongs, its doctors and its missing texts. */
function useColumns(kind: CatalogueKind, { categories, cities }: Catalogue): ListColumn<Row>[] {
  const t = useText('catalogue');
  const setup = useText('setup');
  const format = useFormat();
  const nameOf = useNameOf();
  const nameIn = (rows: readonly CatalogueRow[], id: number | null) =>
    nameOf(rows.find((each) => each.id === id)?.names ?? {});
  const text = (
    key: string,
    label: string,
    of: (row: CatalogueRow) => string,
  ): ListColumn<Row> => ({
    key,
    label,
    cell: ({ row }) => of(row),
    order: ({ row }) => of(row),
  });
  const numbers: ListColumn<Row>[] = [
    {
      key: 'doctors',
      label: setup('clinic.doctors'),
      isNumber: true,
      cell: ({ row }) => format.number(row.doctors_count),
      order: ({ row }) => row.doctors_count,
    },
    {
      key: 'missing',
      label: t('missing'),
      isNumber: true,
      cell: ({ missing }) => (
        <span className={missing === 0 ? undefined : styles.some}>{format.number(missing)}</span>
      ),
      order: ({ missing }) => missing,
    },
  ];
  if (kind === 'services') {
    return [
      text('type', setup('service.type'), (row) =>
        'type' in row ? setup(`service.types.${row.type}`) : '',
      ),
      text('category', setup('service.category'), (row) =>
        'category_id' in row ? nameIn(categories, row.category_id) : '',
      ),
      ...numbers,
    ];
  }
  if (kind !== 'areas') return numbers;
  return [
    text('city', setup('form.city'), (row) =>
      'city_id' in row ? nameIn(cities, row.city_id) : '',
    ),
    ...numbers,
  ];
}

/** The filter of a kind: services by type, districts by city. */
function CatalogueFilter({ kind, catalogue }: CatalogueListProps) {
  const t = useText('catalogue');
  const setup = useText('setup');
  const nameOf = useNameOf();
  const { get, choose } = useUrlFilters();
  if (kind === 'services') {
    return (
      <FilterSelect
        name="type"
        label={setup('service.type')}
        all={t('all')}
        options={(['other', 'procedure'] as const).map((value) => ({
          value,
          label: setup(`service.types.${value}`),
        }))}
        value={get('type')}
        onChoose={(value) => choose('type', value)}
      />
    );
  }
  return (
    <FilterSelect
      name="city"
      label={setup('form.city')}
      all={t('all')}
      options={catalogue.cities.map(({ id, names }) => ({
        value: String(id),
        label: nameOf(names),
      }))}
      value={get('city')}
      onChoose={(value) => choose('city', value)}
    />
  );
}
