import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { SETUP } from '#staff/lib/setup-data.ts';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import { ScheduleHours } from '../doctors/hours/schedule-hours.tsx';

/** The hours of a doctor at a branch of the clinic. */
export function SchedulePage() {
  const { schedule: id = '' } = useParams();
  const t = useText('schedule');
  const { api } = useStaffApp();
  const canEdit = usePermission()('schedules.edit');
  const query = useQuery({
    queryKey: [SETUP, 'schedule', Number(id)],
    queryFn: () => api.schedule({ id: Number(id) }),
  });
  return (
    <>
      <BackLink to="/schedules">{t('own.title')}</BackLink>
      <QueryView query={query}>
        {({ doctor, place, schedule }) => (
          <Page title={doctor}>
            <div className={columns.stack}>
              <p>{place}</p>
              <ScheduleHours schedule={schedule} canEdit={canEdit} />
            </div>
          </Page>
        )}
      </QueryView>
    </>
  );
}
