import type { Catalogue } from '#shared/contract/staff/setup/catalogue.ts';
import { useCatalogue } from '../../lib/setup-data.ts';
import { useNameOf } from '../../lib/names.ts';
import { usePermission, useText } from '../../lib/staff-app.ts';
import columns from '../../ui/columns.module.css';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RowList } from '../../ui/row-list.tsx';
import { catalogueRowsOf, type CatalogueKind } from './catalogue-kind.ts';

/** Cities, districts, services and their categories. */
export function CataloguePage() {
  const t = useText('setup');
  const query = useCatalogue();
  return (
    <Page title={t('catalogue.title')}>
      <QueryView query={query}>
        {(catalogue) => (
          <div className={columns.columns}>
            <Rows kind="cities" catalogue={catalogue} />
            <Rows kind="areas" catalogue={catalogue} />
            <Rows kind="services" catalogue={catalogue} />
            <Rows kind="categories" catalogue={catalogue} />
          </div>
        )}
      </QueryView>
    </Page>
  );
}

function Rows({ kind, catalogue }: { kind: CatalogueKind; catalogue: Catalogue }) {
  const t = useText('setup');
  const nameOf = useNameOf();
  const canEdit = usePermission()('catalogue.edit');
  const rows = catalogueRowsOf(catalogue, kind).map((row) => ({
    key: row.id,
    name: nameOf(row.names),
    href: canEdit ? `/catalogue/${kind}/${row.id}` : undefined,
    note: 'type' in row ? t(`service.types.${row.type}`) : row.slug,
  }));
  return (
    <RowList
      title={t(`catalogue.${kind}`)}
      rows={rows}
      empty={t('catalogue.empty')}
      add={
        canEdit ? { href: `/catalogue/${kind}/new`, label: t(`catalogue.add.${kind}`) } : undefined
      }
    />
  );
}
