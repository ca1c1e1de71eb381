import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import {
  CATALOGUE_KINDS,
  type CatalogueKind,
} from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { useLinkKeys } from '#staff/lib/keys/use-link-keys.ts';
import { useCatalogue } from '#staff/lib/setup-data.ts';
import { usePermission, useText } from '#staff/lib/staff-app.ts';
import { useUrlFilters } from '#staff/lib/use-url-filters.ts';
import { LinkButton } from '#staff/ui/link-button.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { Tabs } from '#staff/ui/page/tabs.tsx';
import styles from './catalogue.module.css';
import { catalogueKind, cataloguePath } from './catalogue-kind.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { StarterCards } from './starter/starter-cards.tsx';

/** Cities, districts, services, their categories and insurances, each a list of its own. */
export function CataloguePage() {
  const query = useCatalogue();
  return <QueryView query={query}>{(catalogue) => <Kind catalogue={catalogue} />}</QueryView>;
}

function Kind({ catalogue }: { catalogue: Catalogue }) {
  const t = useText('catalogue');
  const { get } = useUrlFilters();
  const canEdit = usePermission()('catalogue.edit');
  // A country begins with its cities. The list stays once the first is there.
  const [first] = useState<CatalogueKind>(catalogue.cities.length === 0 ? 'cities' : 'services');
  const kind = catalogueKind(get('kind') ?? undefined) ?? first;
  useLinkKeys(canEdit ? [{ key: 'n', label: t(`add.${kind}`), to: `/catalogue/${kind}/new` }] : []);
  return (
    <Page
      title={t('title')}
      aside={
        canEdit ? (
          <LinkButton to={`/catalogue/${kind}/new`} icon={Plus} variant="primary">
            {t(`add.${kind}`)}
          </LinkButton>
        ) : null
      }
    >
      <Tabs
        label={t('title')}
        current={kind}
        tabs={CATALOGUE_KINDS.map((each) => ({
          key: each,
          label: t(`kinds.${each}`),
          href: cataloguePath(each),
          count: catalogue[each].length,
        }))}
      />
      {canEdit && kind !== 'cities' ? <StarterCards kind={kind} /> : null}
      <CatalogueList key={kind} kind={kind} catalogue={catalogue} />
      {canEdit && kind !== 'services' && catalogue.services.length === 0 ? (
        <NextKind kind="services" />
      ) : null}
      {canEdit && kind === 'cities' ? <StarterCards kind={kind} /> : null}
    </Page>
  );
}

/** Leads to a kind that has no rows yet, and without which the others are of no use. */
function NextKind({ kind }: { kind: CatalogueKind }) {
  const t = useText('catalogue');
  return (
    <p className={styles.next}>
      {t(`none.${kind}`)}
      <LinkButton to={`/catalogue/${kind}/new`} icon={Plus}>
        {t(`add.${kind}`)}
      </LinkButton>
    </p>
  );
}
