import type { Starter } from '#shared/contract/clinic-data/setup/starter.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { useRefreshSetup } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { useMutationWithToast } from '#staff/lib/use-mutation-with-toast.ts';
import common from '#staff/ui/common.module.css';
import styles from './starter.module.css';

const KINDS = ['specialties', 'procedures', 'categories', 'insurers'] as const;

/** Says what the starter catalogue would add, adds it, and says what was added; nothing once it is complete. */
export function StarterCatalogueCard({ starter: { missing, existing } }: { starter: Starter }) {
  const t = useText('catalogue');
  const format = useFormat();
  const { api } = useStaffApp();
  const refresh = useRefreshSetup();
  const load = useMutationWithToast({ mutationFn: () => api.loadStarter(), onSuccess: refresh });
  const isComplete = KINDS.every((kind) => missing[kind] === 0);
  if (isComplete && load.data === undefined) return null;
  return (
    <Card tag="section" className={common.form}>
      <h2 className={common.title}>{t('starter.title')}</h2>
      {load.data === undefined ? null : (
        <Notice tone="success" announce>
          {t('starter.added', {
            specialties: format.number(load.data.specialties),
            procedures: format.number(load.data.procedures),
            categories: format.number(load.data.categories),
            insurers: format.number(load.data.insurers),
          })}
        </Notice>
      )}
      {isComplete ? null : (
        <>
          <p>{t('starter.text')}</p>
          <dl className={styles.counts}>
            {KINDS.map((kind) => (
              <div key={kind}>
                <dt>{t(`starter.kinds.${kind}`)}</dt>
                <dd>
                  {t('starter.counts', {
                    missing: format.number(missing[kind]),
                    existing: format.number(existing[kind]),
                  })}
                </dd>
              </div>
            ))}
          </dl>
          <Button inProgress={load.isPending} onClick={() => load.mutate()}>
            {t('starter.load')}
          </Button>
        </>
      )}
      <p className={common.note}>{t('starter.insurers')}</p>
    </Card>
  );
}
