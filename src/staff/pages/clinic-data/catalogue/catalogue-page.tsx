import { Badge } from '#web/ui/display/badge.tsx';
import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import { countryOf } from '#shared/countries/index.ts';
import {
  CATALOGUE_KINDS,
  TABLE_OF,
  type CatalogueKind,
} from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { splitAlternateNames } from '#shared/domain/text/alternate-names.ts';
import { useCatalogue } from '#staff/lib/setup-data.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RowList } from '#staff/ui/row-list.tsx';
import { StarterCards } from './starter/starter-cards.tsx';
import { catalogueRowsOf, type CatalogueRow } from './catalogue-kind.ts';

/** Cities, districts, services, their categories and insurances. */
export function CataloguePage() {
  const t = useText('catalogue');
  const query = useCatalogue();
  const canEdit = usePermission()('catalogue.edit');
  return (
    <Page title={t('title')}>
      {canEdit ? <StarterCards /> : null}
      <QueryView query={query}>
        {(catalogue) => (
          <div className={columns.columns}>
            {CATALOGUE_KINDS.map((kind) => (
              <Rows key={kind} kind={kind} catalogue={catalogue} />
            ))}
          </div>
        )}
      </QueryView>
    </Page>
  );
}

function Rows({ kind, catalogue }: { kind: CatalogueKind; catalogue: Catalogue }) {
  const t = useText('catalogue');
  const nameOf = useNameOf();
  const can = usePermission();
  const canEdit = can('catalogue.edit');
  const pathOf = (id: number) => {
    if (canEdit) return `/catalogue/${kind}/${id}`;
    return can('texts.edit') ? `/texts/${TABLE_OF[kind]}/${id}` : undefined;
  };
  const rows = catalogueRowsOf(catalogue, kind).map((row) => ({
    key: row.id,
    name: nameOf(row.names),
    href: pathOf(row.id),
    note: <RowNote row={row} />,
  }));
  return (
    <RowList
      title={t(`kinds.${kind}`)}
      rows={rows}
      empty={t('empty')}
      add={canEdit ? { href: `/catalogue/${kind}/new`, label: t(`add.${kind}`) } : undefined}
    />
  );
}

/** The kind of a service and the number of its words for the search, or the slug of other rows. */
function RowNote({ row }: { row: CatalogueRow }) {
  const t = useText('catalogue');
  const setup = useText('setup');
  const { country } = useStaffApp();
  const parts = [
    ...('type' in row ? [setup(`service.types.${row.type}`)] : []),
    ...('slug' in row && !('type' in row) ? [row.slug] : []),
    ...('alternate_names' in row
      ? [
          t('words', {
            numbers: countryOf(country)
              .locales.map(
                (locale) =>
                  `${locale} ${splitAlternateNames(row.alternate_names?.[locale]).length}`,
              )
              .join(', '),
          }),
        ]
      : []),
  ];
  return (
    <>
      {parts.join(' · ')} {row.is_active ? null : <Badge>{t('hidden')}</Badge>}
    </>
  );
}
