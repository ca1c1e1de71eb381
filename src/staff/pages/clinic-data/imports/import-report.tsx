import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Import } from '#shared/contract/clinic-data/imports/import-schemas.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { useFormat } from '#staff/lib/format.ts';
import { usePermission, useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { EditedValues } from './doctors/edited-values.tsx';
import styles from './imports.module.css';
import type { ImportEdit } from './use-import-edit.ts';
import { LeftRows } from './appointments/left-rows.tsx';

const COUNTS = ['created', 'changed', 'kept', 'same'] as const;
const APPOINTMENT_COUNTS = ['created', 'kept', 'same'] as const;

/** Says what was applied, and undoes it. */
export function ImportReport({ shown, edit }: { shown: Import; edit: ImportEdit }) {
  const t = useText('imports');
  const format = useFormat();
  const appointments = useText('appointment-imports');
  const { id, kind, report, state, can_undo: canUndo } = shown;
  const doctors = useText('doctor-imports');
  const hours = useText('hour-imports');
  const { counts, undoNote } = {
    prices: {
      counts: COUNTS.map((count) => ({ count, label: t(`counts.${count}`) })),
      undoNote: t('undoNote'),
    },
    appointments: {
      counts: APPOINTMENT_COUNTS.map((count) => ({
        count,
        label: appointments(`counts.${count}`),
      })),
      undoNote: appointments('undoNote'),
    },
    doctors: {
      counts: COUNTS.map((count) => ({ count, label: doctors(`counts.${count}`) })),
      undoNote: doctors('undoNote'),
    },
    hours: {
      counts: COUNTS.map((count) => ({ count, label: hours(`counts.${count}`) })),
      undoNote: hours('undoNote'),
    },
  }[kind];
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
      <EditedValues values={report?.edited ?? []} />
      <LeftRows lines={report?.left ?? []} count={report?.left?.length ?? 0} />
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
