import type { Import } from '#shared/contract/staff/imports/import-schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/staff-app.ts';
import styles from './imports.module.css';
import type { ImportEdit } from './use-import-edit.ts';
import { LeftRows } from './visits/left-rows.tsx';

const COUNTS = ['created', 'changed', 'kept', 'same'] as const;
const VISIT_COUNTS = ['created', 'kept', 'same'] as const;

/** Says what was applied, and undoes it. */
export function ImportReport({ shown, edit }: { shown: Import; edit: ImportEdit }) {
  const t = useText('imports');
  const format = useFormat();
  const visits = useText('visit-imports');
  const { id, kind, report, state, can_undo: canUndo } = shown;
  const isPrices = kind === 'prices';
  const counts = isPrices
    ? COUNTS.map((count) => ({ count, label: t(`counts.${count}`) }))
    : VISIT_COUNTS.map((count) => ({ count, label: visits(`counts.${count}`) }));
  return (
    <Card tag="section" className={styles.stack}>
      <h2 className={styles.subtitle}>{t(`states.${state}`)}</h2>
      <dl className={styles.counts}>
        {counts.map(({ count, label }) => (
          <div key={count}>
            <dt>{label}</dt>
            <dd>{format.number(report?.[count] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      <LeftRows lines={report?.left ?? []} count={report?.left?.length ?? 0} />
      {canUndo ? (
        <div className={styles.stack}>
          <p className={styles.quiet}>{isPrices ? t('undoNote') : visits('undoNote')}</p>
          <div>
            <Button
              variant="secondary"
              inProgress={edit.isPending}
              onClick={() => edit.run((api) => api.undoImport({ id }))}
            >
              {t('undo')}
            </Button>
          </div>
        </div>
      ) : null}
    </Card>
  );
}
