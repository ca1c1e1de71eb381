import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Catalogue } from '#shared/contract/clinic-data/setup/catalogue.ts';
import type { CatalogueKind } from '#shared/domain/catalogue/places/catalogue-kinds.ts';
import type { Merge } from '#shared/contract/clinic-data/setup/catalogue-changes.ts';
import { countryOf } from '#shared/countries/index.ts';
import { formatMoney } from '#shared/domain/money.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { useNameOf } from '#staff/lib/names.ts';
import { SETUP } from '#staff/lib/setup-data.ts';
import { useStaffApp, useText } from '#staff/lib/staff-app.ts';
import { QueryView } from '#staff/ui/page/query-view.tsx';
import { FailureNotice } from '#staff/ui/failure-notice.tsx';
import { Dialog } from '#staff/ui/dialog/dialog.tsx';
import common from '#staff/ui/common.module.css';
import { catalogueRowsOf, type CatalogueRow } from '../catalogue-kind.ts';
import { ImpactList, useImpact } from './impact-list.tsx';
import styles from './changes.module.css';

interface MergeDialogProps {
  kind: CatalogueKind;
  catalogue: Catalogue;
  row: CatalogueRow;
  /** Runs also after the dialog was closed: the page shows a row that exists no longer. */
  onMerged: () => void;
  onClose: () => void;
}

/** Chooses the row that a row is merged into, shows the result, and asks before it. */
export function MergeDialog({ kind, catalogue, row, onMerged, onClose }: MergeDialogProps) {
  const t = useText('catalogue');
  const nameOf = useNameOf();
  const { api } = useStaffApp();
  const [chosen, setChosen] = useState('');
  const rows = { kind, id: row.id, into: Number(chosen) };
  const impact = useImpact(kind, row.id);
  const preview = useQuery({
    queryKey: [SETUP, 'merge', kind, row.id, chosen],
    queryFn: () => api.mergeRows({ ...rows, intent: 'preview' }),
    enabled: chosen !== '',
    gcTime: 0,
  });
  const merge = useMutation({
    mutationFn: () => api.mergeRows({ ...rows, intent: 'confirm' }),
    onSuccess: onMerged,
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('merge.title', { name: nameOf(row.names) })}
      size="lg"
      footer={
        <div className={common.actions}>
          {preview.data === undefined ? null : (
            <Button variant="danger" inProgress={merge.isPending} onClick={() => merge.mutate()}>
              {t('merge.confirm')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      }
    >
      <div className={common.grid}>
        <FailureNotice error={merge.error} />
        <p>{t('merge.text')}</p>
        <SelectField
          name="into"
          label={t('merge.into')}
          placeholder={t('merge.choose')}
          options={mergeCandidates(catalogue, kind, row).map((other) => ({
            value: String(other.id),
            label: nameOf(other.names),
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <QueryView query={impact}>{(data) => <ImpactList impact={data} />}</QueryView>
        {chosen === '' ? null : (
          <QueryView query={preview}>{(result) => <MergePreview merge={result} />}</QueryView>
        )}
      </div>
    </Dialog>
  );
}

/** Returns the rows that a row can be merged into: districts of its city, services of its type. */
function mergeCandidates(
  catalogue: Catalogue,
  kind: CatalogueKind,
  row: CatalogueRow,
): readonly CatalogueRow[] {
  return catalogueRowsOf(catalogue, kind).filter((other) => {
    if (other.id === row.id || !other.is_active) return false;
    if ('city_id' in row && 'city_id' in other) return row.city_id === other.city_id;
    if ('type' in row && 'type' in other) {
      const areVariants = row.adult_service_id === other.id || other.adult_service_id === row.id;
      return row.type === other.type && !areVariants;
    }
    return true;
  });
}

/** The result of a merge: the number of moved rows, and the offers that are dropped for others. */
function MergePreview({ merge }: { merge: Merge }) {
  const t = useText('catalogue');
  const nameOf = useNameOf();
  const { country, language } = useStaffApp();
  const money = (amount: number) => formatMoney(amount, countryOf(country).currency, language);
  return (
    <div className={common.grid} role="status">
      <p>{t('merge.moved', { number: merge.moved })}</p>
      {merge.conflicts.length === 0 ? null : (
        <>
          <p>{t('merge.conflicts', { number: merge.conflicts.length })}</p>
          <ul className={styles.conflicts}>
            {merge.conflicts.map((conflict) => (
              <li key={`${nameOf(conflict.doctor_names)} ${nameOf(conflict.branch_names)}`}>
                {nameOf(conflict.doctor_names)}, {nameOf(conflict.branch_names)}:{' '}
                {conflict.kept_price === conflict.dropped_price
                  ? t('merge.samePrice', { price: money(conflict.kept_price) })
                  : t('merge.prices', {
                      kept: money(conflict.kept_price),
                      dropped: money(conflict.dropped_price),
                    })}
                {conflict.is_kept_active ? '' : ` ${t('merge.keptHidden')}`}
                {conflict.dropped_follow_up === null
                  ? ''
                  : ` ${t('merge.followUp', {
                      price: money(conflict.dropped_follow_up.price),
                      minutes: String(conflict.dropped_follow_up.duration_minutes),
                    })}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
