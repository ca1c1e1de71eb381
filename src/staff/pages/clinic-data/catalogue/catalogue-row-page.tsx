import { Languages } from 'lucide-react';
import { useParams } from 'react-router';
import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import { TABLE_OF, type CatalogueKind } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { useCatalogue } from '#staff/lib/setup-data.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useQuestion } from '#staff/lib/use-question.ts';
import columns from '#staff/ui/columns.module.css';
import { LinkButton } from '#staff/ui/link-button.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RecordForm } from '#staff/ui/record-form/record-form.tsx';
import { StateLabel } from '#staff/ui/state/state-label.tsx';
import { NotFoundPage } from '#staff/pages/not-found/not-found-page.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { PreparationForm } from '#staff/ui/preparation/preparation-form.tsx';
import { isEmptyPreparation } from '#staff/ui/preparation/preparation-record.ts';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import {
  catalogueKind,
  cataloguePath,
  catalogueRowsOf,
  NEW_ROWS,
  type CatalogueRow,
} from './catalogue-kind.ts';
import { ImpactDialog } from './changes/impact-dialog.tsx';
import { RowChanges } from './changes/row-changes.tsx';
import { useCatalogueFields } from './use-catalogue-fields.ts';

/** The form of a row of the catalogue; of a new one without a numeric id. */
export function CatalogueRowPage() {
  const { kind: name, id = '' } = useParams();
  const query = useCatalogue();
  const kind = catalogueKind(name);
  if (kind === null) return <NotFoundPage />;
  return (
    <QueryView query={query}>
      {(catalogue) => (
        <RowForm key={`${kind} ${id}`} kind={kind} catalogue={catalogue} id={Number(id)} />
      )}
    </QueryView>
  );
}

interface RowFormProps {
  kind: CatalogueKind;
  catalogue: Catalogue;
  id: number;
}

function RowForm({ kind, catalogue, id }: RowFormProps) {
  const t = useText('catalogue');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const fields = useCatalogueFields(catalogue, kind);
  const { asked, ask } = useQuestion<CatalogueRow>();
  const row = catalogueRowsOf(catalogue, kind).find((each) => each.id === id);
  const save = {
    cities: api.saveCity,
    areas: api.saveArea,
    services: api.saveService,
    categories: api.saveCategory,
    insurances: api.saveInsurance,
  }[kind] as (input: object) => Promise<{ id: number }>;
  return (
    <>
      <BackLink to={cataloguePath(kind)}>{t(`kinds.${kind}`)}</BackLink>
      <Page
        state={
          row === undefined || row.is_active ? null : (
            <StateLabel tone="neutral">{t('hidden')}</StateLabel>
          )
        }
        title={row === undefined ? t(`add.${kind}`) : nameOf(row.names)}
        aside={
          row === undefined ? null : (
            <LinkButton to={`/texts/${TABLE_OF[kind]}/${id}`} icon={Languages}>
              {t('texts')}
            </LinkButton>
          )
        }
      >
        <div className={columns.stack}>
          <RecordForm
            fields={fields}
            initial={row ?? NEW_ROWS[kind]}
            save={async (input: { names?: object }) => {
              const isRenamed = row !== undefined && !hasSameTexts(row.names, input.names);
              return isRenamed && !(await ask(row)) ? null : save(input);
            }}
            next={() => cataloguePath(kind)}
          />
          {row !== undefined && 'preparation' in row ? <UsualPreparation service={row} /> : null}
          {row === undefined ? null : <RowChanges kind={kind} catalogue={catalogue} row={row} />}
        </div>
      </Page>
      {asked === null ? null : (
        <ImpactDialog
          open={asked.isOpen}
          kind={kind}
          row={asked.about}
          change="rename"
          onConfirm={() => asked.answer(true)}
          onClose={() => asked.answer(false)}
        />
      )}
    </>
  );
}

function hasSameTexts(before: object, after: object = {}): boolean {
  const texts = new Map(Object.entries(before));
  return Object.entries(after).every(([language, text]) => text === (texts.get(language) ?? ''));
}

interface UsualPreparationProps {
  service: Pick<Catalogue['services'][number], 'id' | 'preparation'>;
}

/** The preparation for a service at clinics that ask for no other. */
function UsualPreparation({ service: { id, preparation } }: UsualPreparationProps) {
  const t = useText('preparations');
  const { api } = useStaffApp();
  return (
    <Card tag="section">
      <h2>{t('usual')}</h2>
      <p>{t('usualHint')}</p>
      <PreparationForm
        preparation={preparation}
        save={(next) =>
          api.saveServicePreparation({ id, preparation: isEmptyPreparation(next) ? null : next })
        }
      />
    </Card>
  );
}
