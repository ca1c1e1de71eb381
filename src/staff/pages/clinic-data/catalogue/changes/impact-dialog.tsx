import type { ReactNode } from 'react';
import type { CatalogueKind } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { useText } from '#staff/lib/staff-app.ts';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import common from '#staff/ui/common.module.css';
import type { CatalogueRow } from '../catalogue-kind.ts';
import { ImpactList, useImpact } from './impact-list.tsx';

interface ImpactDialogProps {
  open?: boolean;
  kind: CatalogueKind;
  row: CatalogueRow;
  change: 'rename' | 'hide' | 'show' | 'slug' | 'delete';
  /** The fields of the change. */
  children?: ReactNode;
  /** Why the change failed, or null. */
  failure?: unknown;
  inProgress?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what a change reaches, and asks before it. */
export function ImpactDialog({
  open = true,
  kind,
  row,
  change,
  children,
  failure = null,
  inProgress,
  onConfirm,
  onClose,
}: ImpactDialogProps) {
  const t = useText('catalogue');
  const nameOf = useNameOf();
  const impact = useImpact(kind, row.id);
  const isAllowed = change !== 'delete' || impact.data?.can_delete === true;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(`changes.${change}.title`, { name: nameOf(row.names) })}
      footer={
        <div className={common.actions}>
          {isAllowed ? (
            <Button
              variant={change === 'delete' ? 'danger' : 'primary'}
              inProgress={inProgress}
              onClick={onConfirm}
            >
              {t(`changes.${change}.confirm`)}
            </Button>
          ) : null}
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      }
    >
      <div className={common.grid}>
        <FailureNotice error={failure} />
        {children}
        {isAllowed ? <p>{t(`changes.${change}.text`)}</p> : null}
        <QueryView query={impact}>
          {(data) => (
            <>
              <ImpactList impact={data} />
              {change === 'delete' && !data.can_delete ? (
                <Notice tone="warning">{t('inUse')}</Notice>
              ) : null}
            </>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}
