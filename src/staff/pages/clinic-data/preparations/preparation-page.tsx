import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { PreparationList } from '#shared/contract/clinic-data/preparations/preparations.ts';
import type { Preparation } from '#shared/domain/booking/preparation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { useSaved } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import columns from '#staff/ui/columns.module.css';
import { Page } from '#staff/ui/page/page.tsx';
import { PreparationForm } from '#staff/ui/preparation/preparation-form.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { NotFoundPage } from '#staff/pages/not-found/not-found-page.tsx';
import { BackLink } from '#staff/ui/page/back-link.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { sharedPreparation } from './shared-preparation.ts';
import { usePreparations } from './use-preparations.ts';

/** The preparation for one service: at all branches in reach, or at one of them. */
export function PreparationPage() {
  const { clinic, service: id } = useParams();
  const t = useText('preparations');
  const query = usePreparations(clinic);
  return (
    <>
      <BackLink to={preparationsPath(clinic)}>{t('title')}</BackLink>
      <QueryView query={query}>
        {({ services, branches }) => {
          const service = services.find((service) => service.id === Number(id));
          if (service === undefined) return <NotFoundPage />;
          return <ServicePreparation service={service} branches={branches} />;
        }}
      </QueryView>
    </>
  );
}

function preparationsPath(clinic: string | undefined): string {
  return clinic === undefined ? '/preparations' : `/clinics/${clinic}/preparations`;
}

interface ServicePreparationProps {
  service: PreparationList['services'][number];
  branches: PreparationList['branches'];
}

function ServicePreparation({ service, branches }: ServicePreparationProps) {
  const { clinic } = useParams();
  const t = useText('preparations');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const saved = useSaved();
  const [branchId, setBranchId] = useState('');
  const chosen = service.branch_ids.filter((id) => branchId === '' || String(id) === branchId);
  const { preparation, isOwn, differs } = sharedPreparation(service, chosen);
  const list = preparationsPath(clinic);
  const save = (next: Preparation | null) =>
    api.savePreparation({ service_id: service.id, branch_ids: chosen, preparation: next });
  const resetToUsual = useMutation({ mutationFn: () => save(null), onSuccess: () => saved(list) });
  const offering = branches.filter(({ id }) => service.branch_ids.includes(id));
  return (
    <Page title={nameOf(service.names)}>
      <Card tag="section" className={columns.stack}>
        {offering.length > 1 ? (
          <SelectField
            name="branch"
            label={t('branch')}
            placeholder={t('allBranches', { number: String(offering.length) })}
            options={offering.map(({ id, names, addresses, cities }) => ({
              value: String(id),
              label: [names, addresses, cities].map(nameOf).join(', '),
            }))}
            value={branchId}
            onChange={setBranchId}
          />
        ) : null}
        {differs ? <Notice tone="warning">{t('overwrite')}</Notice> : null}
        <FailureNotice error={resetToUsual.error} />
        <p>
          {isOwn ? t('own') : t('usual')}{' '}
          {isOwn ? (
            <Button
              variant="secondary"
              size="sm"
              inProgress={resetToUsual.isPending}
              onClick={() => resetToUsual.mutate()}
            >
              {t('useUsual')}
            </Button>
          ) : null}
        </p>
        <PreparationForm key={branchId} preparation={preparation} save={save} next={() => list} />
      </Card>
    </Page>
  );
}
