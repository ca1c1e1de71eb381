import { Building2, Plus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '#web/ui/display/badge.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { fold } from '#web/ui/form/search/match-words.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useLinkKeys } from '#staff/lib/keys/use-link-keys.ts';
import { useClinics } from '#staff/lib/setup-data.ts';
import { useNameOf } from '#staff/lib/names.ts';
import { usePermission, useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import { LinkButton } from '#staff/ui/link-button.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RowList } from '#staff/ui/row-list.tsx';

/** All clinics, with a search by name and city. */
export function ClinicsPage() {
  const t = useText('setup');
  const query = useClinics();
  const nameOf = useNameOf();
  const [search, setSearch] = useState('');
  const canEdit = usePermission()('clinics.edit');
  useLinkKeys(canEdit ? [{ key: 'n', label: t('clinic.add'), to: '/clinics/new' }] : []);
  const add = canEdit ? (
    <LinkButton to="/clinics/new" icon={Plus} variant="primary">
      {t('clinic.add')}
    </LinkButton>
  ) : null;
  return (
    <Page title={t('clinics.title')} aside={add}>
      <QueryView query={query}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState icon={Building2} title={t('clinics.empty')} />
          ) : (
            <div className={columns.stack}>
              <TextField
                name="search"
                label={t('clinics.search')}
                value={search}
                onChange={setSearch}
              />
              <RowList
                title={t('clinics.list')}
                empty={t('clinics.none')}
                rows={results
                  .filter(({ names, city_names: cities }) =>
                    [names, ...cities]
                      .flatMap((each) => Object.values(each))
                      .some((name) => fold(name).includes(fold(search))),
                  )
                  .map((clinic) => ({
                    key: clinic.id,
                    name: nameOf(clinic.names),
                    href: `/clinics/${clinic.id}`,
                    note: (
                      <>
                        {[
                          ...clinic.city_names.map(nameOf),
                          t('clinics.doctors', { number: clinic.doctors_count }),
                        ].join(', ')}{' '}
                        <Badge tone={clinic.is_bookable ? 'green' : 'neutral'}>
                          {t(clinic.is_bookable ? 'clinics.bookable' : 'clinics.notBookable')}
                        </Badge>
                      </>
                    ),
                  }))}
              />
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}
