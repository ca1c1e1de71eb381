import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { CallerForm, type Caller } from '#staff/ui/caller-form.tsx';
import { Page } from '#staff/ui/page/page.tsx';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import common from '#staff/ui/common.module.css';
import { ErasureCard } from './erasure-card.tsx';
import styles from './erasures.module.css';

/** The requests of patients to be erased: one person prepares, another confirms. */
export function ErasuresPage() {
  const t = useText('erasures');
  const { api } = useStaffApp();
  const can = usePermission();
  const queryClient = useQueryClient();
  const query = useQuery({ queryKey: ['erasures'], queryFn: () => api.erasures() });
  const [prepared, setPrepared] = useState(0);
  const prepare = useMutation({
    mutationFn: ({ number, phoneEnd }: Caller) =>
      api.prepareErasure({ number: Number(number), phone_end: phoneEnd }),
    onSuccess: () => {
      setPrepared((count) => count + 1);
      return queryClient.invalidateQueries({ queryKey: ['erasures'] });
    },
  });
  return (
    <Page title={t('title')}>
      <div className={styles.page}>
        {can('erasures.prepare') ? (
          <Card tag="section" className={common.grid}>
            <p>{t('explanation')}</p>
            <CallerForm
              key={prepared}
              submit={t('prepare')}
              lookup={prepare}
              onSubmit={prepare.mutate}
            />
            {prepare.isSuccess ? (
              <Notice tone="success" announce>
                {t('prepared')}
              </Notice>
            ) : null}
          </Card>
        ) : null}
        <QueryView query={query}>
          {({ results }) =>
            results.length === 0 ? (
              <p className={common.quiet}>{t('empty')}</p>
            ) : (
              results.map((erasure) => <ErasureCard key={erasure.id} erasure={erasure} />)
            )
          }
        </QueryView>
      </div>
    </Page>
  );
}
