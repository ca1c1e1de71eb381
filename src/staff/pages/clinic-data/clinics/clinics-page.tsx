import { Building2, Plus } from 'lucide-react';
import type { ResponseOf } from '#shared/contract/client.ts';
import type { StaffEndpoints } from '#shared/contract/staff/staff-endpoints.ts';
import { Card } from '#web/ui/display/card.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useLinkKeys } from '#staff/lib/keys/use-link-keys.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { useClinics } from '#staff/lib/setup-data.ts';
import { usePermission, useText } from '#staff/lib/staff-app.ts';
import { useUrlFilters } from '#staff/lib/use-url-filters.ts';
import { LinkButton } from '#staff/ui/link-button.tsx';
import { FilterSelect } from '#staff/ui/list/filter-select.tsx';
import type { ListColumn, ListRow } from '#staff/ui/list/list-columns.ts';
import { ListView } from '#staff/ui/list/list-view.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { StateLabel } from '#staff/ui/state/state-label.tsx';
import styles from './clinics.module.css';

type Clinic = ResponseOf<StaffEndpoints['clinics']>['results'][number];

/** All clinics, with a search by name and city. */
export function ClinicsPage() {
  const t = useText('setup');
  const query = useClinics();
  const canEdit = usePermission()('clinics.edit');
  useLinkKeys(canEdit ? [{ key: 'n', label: t('clinic.add'), to: '/clinics/new' }] : []);
  const add = canEdit ? (
    <LinkButton to="/clinics/new" icon={Plus} variant="primary">
      {t('clinic.add')}
    </LinkButton>
  ) : null;
  return (
    <Page title={t('clinics.title')} aside={add}>
      <QueryView query={query}>{({ results }) => <ClinicList clinics={results} />}</QueryView>
    </Page>
  );
}

type Row = ListRow & { clinic: Clinic };

const STATES = ['bookable', 'draft', 'closed'] as const;
const TONES = { bookable: 'good', draft: 'neutral', closed: 'warning' } as const;

function stateOf({ is_draft: isDraft, is_bookable: isBookable }: Clinic): (typeof STATES)[number] {
  if (isDraft) return 'draft';
  return isBookable ? 'bookable' : 'closed';
}

function ClinicList({ clinics }: { clinics: readonly Clinic[] }) {
  const t = useText('setup');
  const nameOf = useNameOf();
  const { get, choose } = useUrlFilters();
  const columns = useColumns();
  const state = STATES.find((each) => each === get('state')) ?? null;
  const rows = clinics.map((clinic) => ({
    key: clinic.id,
    name: nameOf(clinic.names),
    href: `/clinics/${clinic.id}`,
    words: [clinic.names, ...clinic.city_names].flatMap((each) => Object.values(each)),
    clinic,
  }));
  return (
    <Card tag="section" padding="none" aria-label={t('clinics.title')} className={styles.list}>
      <ListView<Row>
        id="clinics"
        label={t('clinics.title')}
        searchLabel={t('clinics.search')}
        rows={rows}
        keeps={state === null ? undefined : ({ clinic }) => stateOf(clinic) === state}
        onReset={() => choose('state', null)}
        columns={columns}
        filters={
          clinics.length === 0 ? undefined : (
            <FilterSelect
              name="state"
              label={t('clinics.states.label')}
              all={t('clinics.states.all')}
              options={STATES.map((value) => ({ value, label: t(`clinics.states.${value}`) }))}
              value={state}
              onChoose={(value) => choose('state', value)}
            />
          )
        }
        empty={<EmptyState icon={Building2} title={t('clinics.empty')} />}
      />
    </Card>
  );
}

/** Returns the columns: the cities, the numbers of branches and doctors, and if patients can book. */
function useColumns(): ListColumn<Row>[] {
  const t = useText('setup');
  const nameOf = useNameOf();
  const format = useFormat();
  const number = (
    name: 'branches' | 'doctors',
    of: (clinic: Clinic) => number,
  ): ListColumn<Row> => ({
    key: name,
    label: t(`clinic.${name}`),
    isNumber: true,
    cell: ({ clinic }) => format.number(of(clinic)),
    order: ({ clinic }) => of(clinic),
  });
  const cityOf = ({ clinic }: Row) => clinic.city_names.map(nameOf).join(', ');
  return [
    { key: 'city', label: t('form.city'), isWide: true, cell: cityOf, order: cityOf },
    number('branches', (clinic) => clinic.branches_count),
    number('doctors', (clinic) => clinic.doctors_count),
    {
      key: 'state',
      label: t('clinics.states.label'),
      isPlain: true,
      cell: ({ clinic }) => (
        <StateLabel tone={TONES[stateOf(clinic)]}>
          {t(`clinics.states.${stateOf(clinic)}`)}
        </StateLabel>
      ),
      order: ({ clinic }) => STATES.indexOf(stateOf(clinic)),
    },
  ];
}
