import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { BranchHolidays } from '#shared/contract/clinic-data/holidays/branch-holidays.ts';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { SETUP } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import common from '#staff/ui/common.module.css';
import styles from '../holidays.module.css';
import { HolidayChoice } from './holiday-choice.tsx';
import { SeasonChoice } from './season-choice.tsx';

/** The hours of branches on holidays: of a clinic in the console, of the own branches in the cabinet. */
export function BranchHolidaysPage() {
  const { clinic } = useParams();
  const { api } = useStaffApp();
  const query = useQuery({
    queryKey: [SETUP, 'branch-holidays', clinic],
    queryFn: () => api.branchHolidays(clinic === undefined ? {} : { clinic: Number(clinic) }),
  });
  const t = useText('holidays');
  return (
    <>
      {clinic === undefined ? null : (
        <BackLink to={`/clinics/${clinic}`}>{t('branches.clinic')}</BackLink>
      )}
      <Page title={t('title')}>
        <QueryView query={query}>{(data) => <Choices data={data} />}</QueryView>
      </Page>
    </>
  );
}

function Choices({ data }: { data: BranchHolidays }) {
  const { holidays, seasons, branches, years_awaiting_moves: awaited } = data;
  const t = useText('holidays');
  const nameOf = useNameOf();
  const [branchId, setBranchId] = useState('');
  const shown = branches.filter(({ id }) => branchId === '' || String(id) === branchId);
  if (holidays.length + seasons.length === 0) {
    return <p className={common.quiet}>{t('branches.none')}</p>;
  }
  return (
    <Card tag="section" className={styles.card}>
      <p className={common.quiet}>{t('branches.note')}</p>
      {awaited.map((year) => (
        <Notice key={year} tone="warning">
          {t('notAnnounced', { year: String(year) })}
        </Notice>
      ))}
      {branches.length > 1 ? (
        <SelectField
          name="branch"
          label={t('branches.branch')}
          placeholder={t('branches.all', { number: branches.length })}
          options={branches.map(({ id, names, addresses, cities }) => ({
            value: String(id),
            label: [names, addresses, cities].map(nameOf).join(', '),
          }))}
          value={branchId}
          onChange={setBranchId}
        />
      ) : null}
      <ul>
        {seasons.map((season) => (
          <SeasonChoice key={`${season.id} ${branchId}`} season={season} branches={shown} />
        ))}
        {[null, ...holidays].map((holiday) => (
          <HolidayChoice
            key={`${holiday?.id ?? 'all'} ${branchId}`}
            holiday={holiday}
            branches={shown}
          />
        ))}
      </ul>
    </Card>
  );
}
