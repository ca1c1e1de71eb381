import { useQuery } from '@tanstack/react-query';
import { SETUP } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import { OwnClinicLink } from '#staff/ui/own-clinic-link.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { RowList } from '#staff/ui/row-list.tsx';

/** The doctors of the own branches, each with a link to the hours there. */
export function SchedulesPage() {
  const t = useText('schedule');
  const { api } = useStaffApp();
  const query = useQuery({ queryKey: [SETUP, 'schedules'], queryFn: () => api.schedules() });
  return (
    <Page title={t('own.title')}>
      <QueryView query={query}>
        {({ results }) => (
          <div className={columns.stack}>
            {results.length === 0 ? (
              <>
                <p>{t('own.empty')}</p>
                <OwnClinicLink />
              </>
            ) : null}
            <div className={columns.columns}>
              {[...Map.groupBy(results, ({ place }) => place)].map(([place, schedules], index) => (
                <RowList
                  key={place}
                  title={place}
                  id={`place-${index}`}
                  empty={t('own.empty')}
                  rows={schedules.map(({ id, doctor }) => ({
                    key: id,
                    name: doctor,
                    href: `/schedules/${id}`,
                  }))}
                />
              ))}
            </div>
          </div>
        )}
      </QueryView>
    </Page>
  );
}
