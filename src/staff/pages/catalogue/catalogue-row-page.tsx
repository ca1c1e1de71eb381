import { Link, useParams } from 'react-router';
import type { Catalogue } from '#shared/contract/staff/setup/catalogue.ts';
import { useCatalogue, useSaved } from '../../lib/setup-data.ts';
import { useNameOf } from '../../lib/names.ts';
import { useStaffApp, useText } from '../../lib/staff-app.ts';
import columns from '../../ui/columns.module.css';
import { Page } from '../../ui/page.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { RecordForm } from '../../ui/record-form/record-form.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { catalogueKind, catalogueRowsOf, NEW_ROWS, type CatalogueKind } from './catalogue-kind.ts';
import { useCatalogueFields } from './use-catalogue-fields.ts';

/** The form of a city, district, service or category; of a new one without a numeric id. */
export function CatalogueRowPage() {
  const { kind: name, id = '' } = useParams();
  const query = useCatalogue();
  const kind = catalogueKind(name);
  if (kind === null) return <NotFoundPage />;
  return (
    <QueryView query={query}>
      {(catalogue) => <RowForm key={`${kind} ${id}`} {...{ kind, catalogue }} id={Number(id)} />}
    </QueryView>
  );
}

interface RowFormProps {
  kind: CatalogueKind;
  catalogue: Catalogue;
  id: number;
}

function RowForm({ kind, catalogue, id }: RowFormProps) {
  const t = useText('setup');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const saved = useSaved();
  const fields = useCatalogueFields(catalogue, kind);
  const row = catalogueRowsOf(catalogue, kind).find((each) => each.id === id);
  const save = {
    cities: api.saveCity,
    areas: api.saveArea,
    services: api.saveService,
    categories: api.saveCategory,
  }[kind] as (input: object) => Promise<{ id: number }>;
  return (
    <>
      <Link to="/catalogue" className={columns.back}>
        ← {t('catalogue.title')}
      </Link>
      <Page title={row === undefined ? t(`catalogue.add.${kind}`) : nameOf(row.names)}>
        <RecordForm
          fields={fields}
          initial={row ?? NEW_ROWS[kind]}
          save={save}
          onSaved={() => saved('/catalogue')}
        />
      </Page>
    </>
  );
}
