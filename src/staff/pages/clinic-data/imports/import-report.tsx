import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import styles from './imports.module.css';
import { KINDS, useKindTexts } from './kinds.ts';
import type { ImportEdit } from './use-import-edit.ts';

interface ImportReportProps {
  shown: Import;
  report: NonNullable<Import['report']>;
  edit: ImportEdit;
}

/** Says what was applied, and undoes it. */
export function ImportReport({ shown, report, edit }: ImportReportProps) {
  const t = useText('imports');
  const format = useFormat();
  const { id, kind, state, can_undo: canUndo } = shown;
  const { counts, undoNote } = useKindTexts(kind);
  const { ReportDetails } = KINDS[kind];
  return (
    <Card tag="section" className={styles.stack}>
      <h2 className={styles.subtitle}>{t(`states.${state}`)}</h2>
      <dl className={styles.counts}>
        {counts.map(({ count, label }) => (
          <div key={count}>
            <dt>{label}</dt>
            <dd>{format.number(report[count])}</dd>
          </div>
        ))}
      </dl>
      {ReportDetails === undefined ? null : <ReportDetails report={report} />}
      {state === 'applied' ? <BackToStart /> : null}
      {canUndo ? (
        <div className={styles.stack}>
          <p className={styles.quiet}>{undoNote}</p>
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

/** The link to the list of what a clinic that is set up still misses. */
function BackToStart() {
  const t = useText('imports');
  const { api, site } = useStaffApp();
  const can = usePermission();
  const query = useQuery({
    queryKey: ['onboarding'],
    queryFn: () => api.onboardings(),
    enabled: site === 'cabinet' && can('onboarding.view'),
  });
  const isDraft = query.data?.results.some(({ stage }) => stage !== 'live') ?? false;
  return isDraft ? <Link to="/onboarding">{t('backToStart')}</Link> : null;
}
