import { useState } from 'react';
import type { Erasure } from '#shared/contract/inbox/erasures/erasures.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { usePermission, useText } from '#staff/lib/staff-app.ts';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import styles from './erasures.module.css';
import { useErasureDecision } from './use-erasure-decision.ts';

interface ErasureDecisionProps {
  erasure: Erasure;
  preview: NonNullable<Erasure['preview']>;
}

/** The consequences of an erasure, and the buttons for the second person. */
export function ErasureDecision({ erasure, preview }: ErasureDecisionProps) {
  const t = useText('erasures');
  const can = usePermission();
  const decision = useErasureDecision(erasure);
  const [isAsking, setIsAsking] = useState(false);
  const isInProgress = preview.in_progress > 0;
  const upcoming =
    preview.upcoming === 0 ? null : (
      <Notice tone="warning">{t('upcoming', { count: preview.upcoming })}</Notice>
    );
  return (
    <>
      {upcoming}
      {isInProgress ? <Notice>{t('inProgress')}</Notice> : null}
      {erasure.can_decide && can('erasures.decide') ? (
        <div className={styles.actions}>
          {isInProgress ? null : (
            <Button variant="danger" onClick={() => setIsAsking(true)}>
              {t('confirm')}
            </Button>
          )}
          <Button
            variant="secondary"
            inProgress={decision.isPending && !isAsking}
            onClick={() => decision.mutate(null)}
          >
            {t('reject')}
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>{t('other')}</p>
      )}
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t('dialog.title')}
        footer={
          <Button
            variant="danger"
            block
            inProgress={decision.isPending}
            onClick={() =>
              decision.mutate(preview.version, { onSettled: () => setIsAsking(false) })
            }
          >
            {t('dialog.submit')}
          </Button>
        }
      >
        <div className={styles.dialog}>
          <p>{t('dialog.text')}</p>
          {upcoming}
        </div>
      </Dialog>
    </>
  );
}
