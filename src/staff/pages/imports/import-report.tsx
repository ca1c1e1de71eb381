import type { Import } from '#shared/contract/staff/imports/import-schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '../../lib/format.ts';
import { useText } from '../../lib/staff-app.ts';
import styles from './imports.module.css';
import type { ImportEdit } from './use-import-edit.ts';

const COUNTS = ['created', 'changed', 'kept', 'same'] as const;

/** Says what was applied, and undoes it. */
export function ImportReport({ shown, edit }: { shown: Import; edit: ImportEdit }) {
  const t = useText('imports');
  const format = useFormat();
  const { id, report, state, can_undo: canUndo } = shown;
  return (
    <Card tag="section" className={styles.stack}>
      <h2 className={styles.subtitle}>{t(`states.${state}`)}</h2>
      <dl className={styles.counts}>
        {COUNTS.map((count) => (
          <div key={count}>
            <dt>{t(`counts.${count}`)}</dt>
            <dd>{format.number(report?.[count] ?? 0)}</dd>
          </div>
        ))}
      </dl>
      {canUndo ? (
        <div className={styles.stack}>
          <p className={styles.quiet}>{t('undoNote')}</p>
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
